"""The section ARGUMENTS of a page of man3: a sentence or two for each argument, from its role in the table of functions.

An argument with a text in TEXTS has that one, under "function.argument" or under its name alone. All others have the text of
their role. Both get a sentence where all PEs of a collective must pass the same value."""
import re

import table

# What a pointer leads to: {n} is how much of it, and {does} what happens to that.
SPANS = {"sym": "Symmetric address: {n} on PE {pe} {does}.",
         "own": "Symmetric address: {n} of the calling PE {does}.",
         "all": "Symmetric address of the same object on all participating PEs: {n} {does}.",
         "loc": "Address in the calling PE, symmetric or not: {n} {does}.",
         "opt": "Address in the calling PE, symmetric or not, or NULL: {n} {does}."}
DOES = {"r": "read", "w": "written", "rw": "updated"}
ROLES = {
    "any": "Any address. It is not dereferenced.",
    "ctx": "Context of the operation{invalid_ctx}.{default_ctx}",
    "team": "Team{whose}{invalid_team}.",
    "live": "Team that was made by a split, or SHMEM_TEAM_INVALID. All its PEs must call the function.",
    "pe": "Number of the PE, from 0 to {last_pe}.",
    "root": "Number of the root PE in the team or active set, from 0 to one less than its size.",
    "count": "Number of {unit}, 0 or more.",
    "size": "Number of bytes, 0 or more.",
    "stride": "Distance between the starts of consecutive {pieces} of {array}, in {unit}; at least {least}.",
    "block": "Number of elements in a block, from 0 to the smaller stride.",
    "cond": "Value that dest must have for the swap to happen.",
    "cmp": "Comparison operator: SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT, SHMEM_CMP_GE, SHMEM_CMP_LT or SHMEM_CMP_LE.",
    "sig_op": "Update of the signal: SHMEM_SIGNAL_SET stores signal, and SHMEM_SIGNAL_ADD adds it.",
    "mask": "Bitwise OR of the names of the fields of the configuration that are used, for example "
            "SHMEM_TEAM_NUM_CONTEXTS, or 0 for none.",
    "hints": "Bitwise OR of SHMEM_MALLOC_ATOMICS_REMOTE, SHMEM_MALLOC_SIGNAL_REMOTE and SHMEMX_MALLOC_NO_BARRIER, or 0.",
    "level": "Thread level: SHMEM_THREAD_SINGLE, SHMEM_THREAD_FUNNELED, SHMEM_THREAD_SERIALIZED or SHMEM_THREAD_MULTIPLE.",
    "heap": "Address of a block that an allocation function of this library returned, or NULL.",
    "alignment": "Alignment in bytes: a power of two and a multiple of sizeof(void *).",
    "start": "Number in the job of the first PE of the active set, from 0 to shmem_n_pes() - 1.",
    "log_stride": "Logarithm to base 2 of the distance between consecutive PEs of the active set, 0 or more.",
    "set_size": "Number of PEs in the active set, 1 or more.",
    "psync": "Symmetric address of a work array of {length} elements, the same object on all participating PEs. All elements "
             "are SHMEM_SYNC_VALUE before and after the call.",
    "pwrk": "Symmetric address of a work array of max({length} / 2 + 1, SHMEM_REDUCE_MIN_WRKDATA_SIZE) elements. Heddle does "
            "not access it.",
    "lock": "Symmetric address of the lock, the same object on all PEs. It is 0 before the first use.",
    "type": "Type of an element: SHMEMX_TYPE_INT or another SHMEMX_TYPE_ constant.",
    "amo_op": "Operation: SHMEMX_ATOMIC_ADD or another SHMEMX_ATOMIC_ constant.",
    "reduce_op": "Operation: SHMEMX_REDUCE_SUM or another SHMEMX_REDUCE_ constant.",
    "width": "Size of the word in bytes: 4 or 8.",
    "element": "Size of an element in bytes, at least 1.",
    "domain": "Handle of the domain, or SHMEMX_DOMAIN_DEFAULT.",
    "priority": "Priority, any number. The default is 0, and larger numbers come first.",
    "ct": "Handle of a counter that was created and not freed.",
    "oct": "Handle of an append that was created and not destroyed.",
    "tid": "Number of the calling thread among the threads of its PE that call the function, from 0 to nthreads - 1.",
    "nthreads": "Number of threads of the calling PE that call the function, at least 1.",
    "request": "Address of a variable with a live request or SHMEMX_REQUEST_NULL.",
    "made": "Address of a variable that receives the handle of the request. Its previous value does not matter.",
    "range": "Number of PEs along this axis, at least 1.",
    "fed": "Handle of the federation.",
    "part": "Team that becomes a part of the federation, or SHMEM_TEAM_INVALID.",
    "fed_type": "Type of the federation: SHMEMX_FED_NODE or another SHMEMX_FED_ constant.",
    "partition": "Number of the partition, from 1 to 127.",
    "space": "Handle of the memory space, or SHMEM_SPACE_INVALID.",
}
CTX_OPTIONS = "Bitwise OR of SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE and SHMEM_CTX_NOSTORE, or 0."
TEXTS = {
    "addr": "Any address. It is not dereferenced.",
    "cmp_value": "Value to compare with.",
    "cmp_values": "Address of an array in the calling PE, symmetric or not, with a value to compare with for each element.",
    "cntr_value": "Address of a variable that receives the number of operations.",
    "color": "Number of the group that the calling PE joins, at least 0, or SHMEMX_COLOR_UNDEFINED for none. It may differ "
             "between PEs.",
    "completed": "Address of a variable that receives the number of completed requests.",
    "config": "Configuration of each new team, or NULL if config_mask is 0.",
    "count": "Number of requests, 0 or more.",
    "dest_len": "Size of dest in bytes. It may differ between PEs.",
    "federation": "Address of a variable that receives the handle of the federation.",
    "fetch": "Address in the calling PE, symmetric or not, of a variable that receives the previous value.",
    "flag": "Address of a variable that receives 1 if the request is complete, and 0 otherwise.",
    "gettid": "Function of the program that identifies the calling thread, or NULL.",
    "index": "Address of a variable that receives the index of the completed request.",
    "indices": "Address of an array of nelems elements in the calling PE, symmetric or not, which receives indices.",
    "info": "Address of a structure that receives the description.",
    "initialized": "Address of a variable that receives the answer.",
    "key": "Sort key: the numbers of PEs in a new team follow it. It may differ between PEs.",
    "len": "Size of buffer in bytes. It may differ between PEs.",
    "major": "Address of a variable that receives the major version.",
    "minor": "Address of a variable that receives the minor version.",
    "n": "Number of PEs in pes, at least 1.",
    "n_neighbors": "Number of teams in neighbors, 0 or more.",
    "nctxs": "Number of contexts, 0 or more.",
    "new_team": "Address of a variable that receives the handle of the new team.",
    "num_domains": "Number of domains, 0 or more.",
    "nvalues": "Number of elements of cmp_values: 1 or nelems.",
    "options": CTX_OPTIONS,
    "other_team": "Number of the second team, from 0 to one less than the number of teams.",
    "params": "Bitwise OR of SHMEMX_REQUEST_ constants, or 0.",
    "partition_id": ROLES["partition"],
    "pcntr": "Address of a structure that receives the numbers.",
    "provided": "Address of a variable that receives the thread level.",
    "rank": "Number of a member in the team, from 0 to one less than the size of the team.",
    "root_team": "Number of the team whose leader is the root, from 0 to one less than the number of teams.",
    "signal": "Value that the signal is set to or that is added to it, any uint64_t.",
    "status": "Array with an element for each object, or NULL. Objects whose element is nonzero are ignored.",
    "t_size": "Address of a variable that receives the number of bytes in dest.",
    "traits": "Text that specifies the partition, as described above.",
    "value": "Operand of the operation, any value of its type.",
    "xaxis_config": "Configuration of the teams along the x axis, or NULL if xaxis_mask is 0.",
    "yaxis_config": "Configuration of the teams along the y axis, or NULL if yaxis_mask is 0.",
    "zaxis_config": "Configuration of the teams along the z axis, or NULL if zaxis_mask is 0.",
    "xaxis_team": "Address of a variable that receives the handle of the team along the x axis.",
    "yaxis_team": "Address of a variable that receives the handle of the team along the y axis.",
    "zaxis_team": "Address of a variable that receives the handle of the team along the z axis.",
    "xrange": "Number of PEs along the x axis, at least 1.",
    "shmem_addr_accessible.pe": "Number of the PE in the job. Any value is allowed.",
    "shmem_pe_accessible.pe": "Number of the PE in the job. Any value is allowed.",
    "shmem_atomic_set.value": "Value to store.",
    "shmem_p.value": "Value to store.",
    "shmem_calloc.count": "Number of objects, 0 or more.",
    "shmemx_heap_create.base": "Address of the memory, a multiple of the size of a page.",
    "shmemx_heap_create.size": "Number of bytes, a multiple of the size of a page and above 0. The same on all PEs.",
    "shmemx_heap_create.device_type": "Kind of the memory: SHMEMX_EXTERNAL_HEAP_HOST.",
    "shmemx_heap_create.device_index": "Ignored. Programs pass 0.",
    "shmemx_space_calloc.count": "Number of objects, 0 or more.",
    "shmemx_space_create.config": "Size and kind of memory, passed by value.",
    "shmemx_space_create.config_options": "Ignored. Programs pass 0.",
    "shmemx_space_create_with_team.config": "Kind of device, size and flags.",
    "shmemx_space_create_with_team.team": "Address of a variable that receives the handle of the team.",
    "shmemx_space_get_team.team": "Address of a variable that receives the handle of the team.",
    "shmemx_space_get_team.space": "Handle of a memory space. Any value is allowed.",
    "shmemx_space_get_device_type.space": "Handle of a memory space. Any value is allowed.",
    "shmemx_space_get_caps.space": "Handle of a memory space. Any value is allowed.",
    "shmemx_space_destroy.space": ROLES["space"],
    "shmemx_space_malloc.space": ROLES["space"],
    "shmemx_space_malloc_with_hints.space": ROLES["space"],
    "shmemx_space_calloc.space": ROLES["space"],
    "shmemx_space_align.space": ROLES["space"],
    "shmemx_space_free.space": ROLES["space"],
    "shmemx_space_free.ptr": "Address of a block of this memory space, or NULL.",
    "shmemx_get_space.ptr": "Any address. It is not dereferenced.",
    "shmemx_get_space_config.ptr": "Any address. It is not dereferenced.",
    "shmemx_get_space_config.config": "Address of a structure that receives the size and the kind.",
    "caps": "Address of a variable that receives the operations.",
    "device_type": "Address of a variable that receives the kind of device.",
    "space": "Address of a variable that receives the handle of the memory space.",
    "shmemx_partition_calloc.count": "Number of objects, 0 or more.",
    "shmem_ctx_create.ctx": "Address of a variable that receives the handle of the context.",
    "shmem_team_create_ctx.ctx": "Address of a variable that receives the handle of the context.",
    "shmemx_ctx_create.ctx": "Address of a variable that receives the handle of the context.",
    "shmemx_domain_ctx_create.ctx": "Address of a variable that receives the handle of the context.",
    "shmem_ctx_get_team.team": "Address of a variable that receives the handle of the team.",
    "shmem_ctx_session_start.config": "Description of the session, or NULL if config_mask is 0.",
    "shmem_ctx_session_start.config_mask": "SHMEM_CTX_SESSION_TOTAL_OPS if config->total_ops is used, or 0.",
    "shmem_ctx_session_start.options": "SHMEM_CTX_SESSION_BATCH, or 0.",
    "shmem_global_exit.status": "Exit status of the job. The operating system passes on its low 8 bits.",
    "shmem_info_get_name.name": "Address of a buffer of SHMEM_MAX_NAME_LEN bytes, which receives the name.",
    "shmem_pcontrol.level": "Command for the profiling tool: 0 off, 1 on, 2 flush; larger values belong to the tool.",
    "shmem_pe_quiet.npes": "Number of elements of target_pes, 0 or more.",
    "shmem_pe_quiet.target_pes": "Array of numbers of PEs in the team of the context.",
    "shmem_ptr.dest": "Symmetric address.",
    "shmem_team_ptr.dest": "Symmetric address.",
    "shmem_team_get_config.config": "Address of a structure that receives the fields, or NULL if config_mask is 0.",
    "shmem_team_split_strided.start": "Number in the parent team of the first PE of the new team.",
    "shmem_team_split_strided.stride": "Distance between consecutive PEs of the new team, in PEs of the parent team.",
    "shmem_team_split_strided.size": "Number of PEs in the new team, at least 1.",
    "shmem_team_translate_pe.src_pe": "Number of the PE in src_team.",
    "shmem_team_translate_pe.src_team": "Team in which src_pe is a number, or SHMEM_TEAM_INVALID.",
    "shmem_team_translate_pe.dest_team": "Team in which the number is wanted, or SHMEM_TEAM_INVALID.",
    "shmemx_broadcast_list.pes": "Array of numbers of PEs in the job.",
    "shmemx_broadcast_list.nbytes": "Number of bytes, 0 or more. All participating PEs pass the same value.",
    "shmemx_ct_add.value": "Number to add, which may be negative.",
    "shmemx_ct_create.ct": "Address of a variable that receives the handle of the counter.",
    "shmemx_ct_free.ct": "Address of a variable with the handle of the counter.",
    "shmemx_ct_set.value": "New value of the counter.",
    "shmemx_ct_test.value": "Number of transfers.",
    "shmemx_ct_wait.value": "Number of transfers to wait for.",
    "shmemx_ct_wait_dec.value": "Number of transfers to wait for and subtract.",
    "shmemx_domain_config.config": "Address of the hints.",
    "shmemx_domain_create.domains": "Address of an array of num_domains elements that receives handles.",
    "shmemx_domain_ctx_create.options": "Bitwise OR of SHMEM_CTX_ and SHMEMX_CTX_ constants, or 0.",
    "shmemx_domain_destroy.domains": "Address of an array of num_domains handles.",
    "shmemx_federation_destroy.federation": "Address of a variable with the handle of the federation.",
    "shmemx_federation_split_type.config": "Name and number of contexts of the teams, or NULL.",
    "shmemx_federation_team_members.pes": "Address of an array of int that receives the members.",
    "shmemx_federation_team_of_pe.pe": "Number of the PE in the parent. Any value is allowed.",
    "shmemx_oct_create.nelems": "Number of elements in buffer. It may differ between PEs.",
    "shmemx_oct_create.oct": "Address of a variable that receives the handle of the append.",
    "shmemx_oct_destroy.oct": "Address of a variable with the handle of the append.",
    "shmemx_oct_free.oct": "Address of a variable with the handle of the append.",
    "shmemx_partition_info.partition_id": "Number of the partition. Any value is allowed.",
    "shmemx_partition_of.ptr": "Any address. It is not dereferenced.",
    "shmemx_raw_type_size.type": "Number of the type: SHMEMX_TYPE_INT or another SHMEMX_TYPE_ constant. Any value is allowed.",
    "shmemx_request_alloc.request": "Address of a variable that receives the handle. Its previous value does not matter.",
    "shmemx_request_allocate.request": "Address of a variable that receives the handle. Its previous value does not matter.",
    "shmemx_request_fence.request": "Live request, or SHMEMX_REQUEST_NULL.",
    "shmemx_request_wait_some.indices": "Address of an array of count elements that receives the indices of completed requests.",
    "shmemx_team_alltoallv.pSync": "Ignored.",
    "shmemx_team_alltoallv_packed.pSync": "Ignored.",
    "shmemx_team_ct_create.ct": "Address of a variable that receives the handle of the counter.",
    "shmemx_team_oct_create.oct": "Address of a variable that receives the handle of the append.",
    "shmemx_team_oct_create_with_options.oct": "Address of a variable that receives the handle of the append.",
    "shmemx_team_oct_create_with_options.options": "SHMEMX_OCT_WRAP, or 0.",
    "shmemx_thread_register_ex.options": "Bitwise OR of SHMEMX_CTX_ constants, or 0.",
    "start_pes.npes": "Ignored.",
}
for federation_query in ("distance", "leader", "team_members", "team_size", "translate"):
    TEXTS[f"shmemx_federation_{federation_query}.team"] = "Number of the team, from 0 to one less than the number of teams."
WEAK = {"any", "count", "partition", "size"}  # roles that say less than the name of an argument
SAME = " All participating PEs pass the same value."


def unit_of(shape, argument):
    """What a length counts: elements, or bytes if the shape has no type."""
    if {"nbytes", "len", "dest_len"} & {argument.name, *re.findall(r"\w+", argument.role)}:
        return "bytes"
    return "elements (bytes for mem)" if any(t and t.name == "mem" for t in shape.types) else "elements"


def amount(length, unit, names):
    """The subject of a sentence about a span, and whether it is plural."""
    sizes, _, offsets = length.partition(" at ")
    if offsets:
        return f"for each PE of the team, {sizes} bytes that begin {offsets} bytes after it", True
    count, _, stride = length.partition(" of ")[0].partition(" by ")
    outer, _, inner = count.partition(" x ")
    apart = f", {stride} apart," if stride else ""
    if count == "sum":
        return "the data of all PEs together", False
    if count == "npes" and count not in names:
        return "an element for each PE", False
    if count == "0":
        return "the data", False
    if outer == "npes" and inner:
        return f"{inner} {unit} for each PE{apart}", True
    if inner:
        return f"{outer} blocks of {inner} {unit}{apart}", True
    return ("the object", False) if count == "1" else (f"{count} {unit}{apart}", True)


def of_span(shape, argument, kind, access, length):
    n, is_plural = amount(length, unit_of(shape, argument), [a.name for a in shape.arguments])
    pe = "pe" if any(a.name == "pe" for a in shape.arguments) else "of the call"
    return SPANS[kind].format(n=n, does=f"{'are' if is_plural else 'is'} {DOES[access]}", pe=pe)


def last_pe(shape):
    """The largest number of a PE that an argument may be."""
    roles = {a.role: a.name for a in shape.arguments}
    if "team" in roles:
        return f"shmem_team_n_pes({roles['team']}) - 1"
    for role, thing in (("oct", "append"), ("ct", "counter")):
        if role in roles:
            return f"one less than the size of the team of the {thing}"
    if "ctx" in shape.flags or "ctx" in roles:
        return "one less than the size of the team of the context"
    return "shmem_n_pes() - 1"


def text_for(shape, argument, role):
    own, named = TEXTS.get(f"{shape.base}.{argument.name}"), TEXTS.get(argument.name)
    if own:
        return own
    return named if named and (role not in ROLES or role in WEAK) else ROLES[role]


def of_role(shape, argument, role, length):
    invalid = "invalid" in shape.flags
    has_blocks = any(a.role == "block" for a in shape.arguments)
    unit = "blocks" if role == "count" and has_blocks else unit_of(shape, argument)
    if shape.has("collective"):
        whose = " whose PEs call the function"
    else:
        whose = " that the number of a PE refers to" if any(a.role == "pe" for a in shape.arguments) else ""
    return text_for(shape, argument, role).format(
        unit=unit, length=length, pieces="blocks" if has_blocks else "elements", last_pe=last_pe(shape),
        least="bsize" if has_blocks else "1", array="source" if argument.name == "sst" else "dest", whose=whose,
        invalid_ctx=", or SHMEM_CTX_INVALID" if invalid else "", invalid_team=", or SHMEM_TEAM_INVALID" if invalid else "",
        default_ctx=" Forms without this argument use SHMEM_CTX_DEFAULT." if "ctx" in shape.flags else "")


def about(shape, argument):
    """The sentences about one argument."""
    role, _, length = argument.role.rstrip("]").partition("[")
    kind, _, access = role.partition("_")
    own_text = f"{shape.base}.{argument.name}" in TEXTS
    is_variable = length == "1" and kind in ("loc", "opt") and argument.name in TEXTS or argument.name in (
        "status", "indices", "cmp_values")
    if kind in SPANS and access in DOES and not own_text and not is_variable:
        return of_span(shape, argument, kind, access, length)
    text = of_role(shape, argument, role, length)
    is_agreed = shape.has("collective") and role in table.AGREED and "same value" not in text
    if is_agreed and any("[sum]" in a.role for a in shape.arguments):
        return f"{text} It may differ between PEs."
    return text + (SAME if is_agreed else "")


def arguments(members, declared):
    """(declaration, text) of each argument of the functions of a page; declared(shape, argument) makes the declaration."""
    found = {}
    for _, shape in members:
        every = shape.arguments
        if "ctx" in shape.flags:
            every = [table.Argument("shmem_ctx_t", "ctx", "ctx"), *every]
        for a in every:
            if a.name != "..." and a.name not in found:
                found[a.name] = (declared(shape, a), about(shape, a))
    return list(found.values())
