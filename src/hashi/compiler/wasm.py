"""Compiled functions as one WebAssembly module, for machines without a compiler: browsers.

Takes the code that numba generates, before it is optimised for this processor, and has LLVM compile
it for wasm32. Each function is exported under its own name and takes the address of a block of
eight-byte slots: the first is for the result, then the arguments follow, tuples as their items, an
array as the address of its items (in C order), their size and the array's shape. It returns 0, or
another number if it failed. `hashi.compiler.browser` calls them.

Memory for arrays that a function makes for itself comes from its host, as does `expf`.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import types

from hashi.compiler.wasm_file import export

__all__ = ["module_of", "optimise_later"]

_config: Any = numba.config  # untyped
_TRIPLE = "wasm32-unknown-unknown"
# All browsers have had these since 2023.
_FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
_SPEED = 3
# What the host provides; everything else that is missing belongs to how numba reports errors.
_IMPORTS = {"NRT_MemInfo_alloc_aligned", "NRT_MemInfo_call_dtor"}


def optimise_later() -> None:
    """Have numba leave its code as it is from now on; call it before anything is compiled."""
    _config.OPT = _config.OPT.__class__(0)
    _config.LOOP_VECTORIZE = _config.SLP_VECTORIZE = 0


def module_of(functions: Sequence[Any], digest: str) -> bytes:
    """A module of compiled functions, each of which was called with one kind of arguments."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(_TRIPLE)
    machine = target.create_target_machine(features=_FEATURES, opt=_SPEED)
    module = _linked(functions, str(machine.target_data))
    names = [function.__name__ for function in functions]
    _keep(module, names)
    options = llvm.create_pipeline_tuning_options(speed_level=_SPEED)
    options.loop_vectorization = options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return export(machine.emit_object(module), names, digest)


def _linked(functions: Sequence[Any], data_layout: str) -> Any:
    """The code of all functions, and those to call them by, as one module."""
    head = f'target datalayout = "{data_layout}"\ntarget triple = "{_TRIPLE}"\n'
    codes, callers = [], [head]
    for function in functions:
        (compiled,) = function.overloads.values()
        codes.append(_retargeted(str(compiled.library._final_module), head))
        callers.append(_caller(function.__name__, compiled))
    module = llvm.parse_assembly("".join(callers))
    for code in codes:
        module.link_in(llvm.parse_assembly(code))
    module.link_in(llvm.parse_assembly(head + "".join(_stubs(module))))
    return module


def _stubs(module: Any) -> Iterator[str]:
    """Functions that stop the program, for those of Python and numba that a browser has not."""
    yield "declare void @llvm.trap()\n"
    for function in module.functions:
        name = function.name
        if function.is_declaration and name not in _IMPORTS and not name.startswith("llvm."):
            head = re.sub(r"^declare (.*\)).*$", r"define \1", str(function).strip())
            yield f"{head} {{\n  call void @llvm.trap()\n  unreachable\n}}\n"


def _retargeted(code: str, head: str) -> str:
    """Code for another machine: only pointers have another size."""
    code = re.sub(r"^target .*\n", "", code, flags=re.MULTILINE)
    return head + re.sub(
        r"^(.*\b(?:load|store) ptr\b.*), align 8$", r"\1", code, flags=re.MULTILINE
    )


def _keep(module: Any, names: Sequence[str]) -> None:
    """Make everything but these functions private, so that what they do not need is left out."""
    for item in (*module.functions, *module.global_variables):
        if not item.is_declaration and item.name not in names:
            item.linkage = "internal"


def _leaves(kind: Any) -> Iterator[Any]:
    """The arrays and numbers in a type."""
    if isinstance(kind, types.BaseTuple):
        for item in kind.types:  # type: ignore[attr-defined]
            yield from _leaves(item)
    else:
        yield kind


def _caller(name: str, compiled: Any) -> str:
    """A function that takes a block of slots and calls a compiled one, as text."""
    lines: list[str] = []
    names, slots = (f"%v{number}" for number in count()), count(1)

    def write(code: str) -> str:
        value = next(names)
        lines.append(f"{value} = {code}")
        return value

    def load(kind: str) -> str:
        slot = write(f"getelementptr i64, ptr %block, i32 {next(slots)}")
        return f"{kind} {write(f'load {kind}, ptr {slot}')}"

    def array(dimensions: int) -> list[str]:
        """What numba calls an array: owner, parent, length, item size, items, shape, strides."""
        items, size = load("ptr"), load("i64")
        shape = [load("i64") for _ in range(dimensions)]
        strides, total = [], size
        for length in reversed(shape):
            strides.append(total)
            total = f"i64 {write(f'mul {total}, {length.split()[1]}')}"
        length = f"i64 {write(f'udiv {total}, {size.split()[1]}')}"
        return ["ptr null", "ptr null", length, size, items, *shape, *reversed(strides)]

    arguments = ["ptr %result", "ptr %error"]
    for leaf in (leaf for kind in compiled.signature.args for leaf in _leaves(kind)):
        arguments += array(leaf.ndim) if isinstance(leaf, types.Array) else [load(_number(leaf))]
    kinds = ", ".join(argument.split()[0] for argument in arguments)
    callee, result = compiled.fndesc.llvm_func_name, _number(compiled.signature.return_type)
    body = "\n  ".join(lines)
    return f"""declare i32 @{callee}({kinds})
define i32 @{name}(ptr %block) {{
  %error = alloca ptr
  %result = alloca {result}
  {body}
  %status = call i32 @{callee}({", ".join(arguments)})
  {_stored(result)}
  ret i32 %status
}}
"""


def _number(kind: Any) -> str:
    """The type of a number in LLVM; a function without a result is given a place for one."""
    known = {types.int64: "i64", types.float64: "double", types.float32: "float", types.none: "i64"}
    return known[kind]


def _stored(kind: str) -> str:
    """The result goes to the first slot, as a whole number or as a double."""
    load = f"%got = load {kind}, ptr %result\n  "
    if kind == "float":
        return f"{load}%more = fpext float %got to double\n  store double %more, ptr %block"
    return f"{load}store {kind} %got, ptr %block"
