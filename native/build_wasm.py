"""Build the kernel for the browser: `python native/build_wasm.py build/wasm` writes kernel.wasm and kernel-plain.wasm.

It needs the package `ziglang`, which brings the compiler, a C library and a C++ library for WebAssembly.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent

KERNEL = (
    "agreement",
    "candidates",
    "choose",
    "count_scalar",
    "layout",
    "partition",
    "paths",
    "symmetry",
    "tree",
    "walk",
)
PROVE = ("canon", "checkpoint", "depths", "scan", "search", "solver", "space", "symmetry", "walk")
BORDER = ("kernel", "prover")
LEFT_OUT = ("games", "large")
"""What no browser asks for: the environments for learners, and trees that take many minutes."""

# The compiler's own C++ library for this target has no exceptions, so the parts of it that the kernel needs are
# compiled here, with exceptions, from the sources that come with the compiler.
LIBRARY = (
    *(f"libcxx/src/{name}.cpp" for name in (
        "algorithm", "chrono", "exception", "functional", "hash", "memory", "new_handler", "new_helpers",
        "stdexcept", "string", "system_error", "error_category", "verbose_abort",
    )),
    *(f"libcxxabi/src/{name}.cpp" for name in (
        "abort_message", "cxa_aux_runtime", "cxa_default_handlers", "cxa_exception", "cxa_exception_storage",
        "cxa_guard", "cxa_handlers", "cxa_personality", "cxa_vector", "cxa_virtual", "fallback_malloc",
        "private_typeinfo", "stdlib_exception", "stdlib_new_delete", "stdlib_stdexcept", "stdlib_typeinfo",
    )),
    "libunwind/src/Unwind-wasm.c",
)  # fmt: skip

BUILDING = (
    "_LIBCPP_BUILDING_LIBRARY",
    "_LIBCXXABI_BUILDING_LIBRARY",
    "_LIBUNWIND_HIDE_SYMBOLS",
    "LIBCXXABI_SILENT_TERMINATE",
)

TARGET = ("-target", "wasm32-wasi")
SHARED = ("-O3", "-DNDEBUG", "-fwasm-exceptions")
STACK_BYTES = 1 << 20


def main(folder: str) -> None:
    """Build both kernels: with vectors, and without for browsers that have none."""
    out = Path(folder)
    build(out, name="kernel", simd=True)
    build(out, name="kernel-plain", simd=False)


def build(out: Path, *, name: str, simd: bool) -> None:
    """Compile every source that changed, and link."""
    objects = out / name
    objects.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        made = list(pool.map(lambda source: compiled(source, objects, simd=simd), sources(simd=simd)))
    module = out / f"{name}.wasm"
    zig(
        "c++", *TARGET, "-mexec-model=reactor", "-nostdlib++", "-O3", "-s", f"-Wl,-z,stack-size={STACK_BYTES}", *made, "-o", module
    )  # fmt: skip
    print(f"{module}: {module.stat().st_size:,} bytes")


def sources(*, simd: bool) -> list[Path]:
    """Every file of the kernel, the prover, their border to JavaScript, and the exceptions' runtime."""
    kernel = [HERE / f"{name}.cpp" for name in (*KERNEL, *(("count_wasm",) if simd else ()))]
    prove = [HERE / "prove" / f"{name}.cpp" for name in PROVE]
    border = [HERE / "wasm" / f"{name}.cpp" for name in BORDER]
    border.append(HERE / "wasm" / "exception_tag.s")
    return [*kernel, *prove, *border, *(library() / name for name in LIBRARY)]


def library() -> Path:
    """Where the compiler keeps the sources of its libraries."""
    import ziglang

    return Path(ziglang.__file__).parent / "lib"


def compiled(source: Path, objects: Path, *, simd: bool) -> Path:
    """Compile one source, unless its object is newer than every file of the kernel."""
    target = objects / f"{source.parent.name}-{source.stem}.o"
    ours = HERE.rglob("*.?pp") if source.is_relative_to(HERE) else ()
    newest = max(path.stat().st_mtime for path in (source, *ours, Path(__file__)))
    if target.exists() and target.stat().st_mtime > newest:
        return target
    zig(source_language(source), *TARGET, *flags(source, simd=simd), "-c", source, "-o", target)
    return target


def source_language(source: Path) -> str:
    """The compiler for a source."""
    return "c++" if source.suffix == ".cpp" else "cc"


def flags(source: Path, *, simd: bool) -> list[str]:
    """What a source is compiled with."""
    features = "generic+exception_handling" + ("+simd128" if simd else "")
    chosen = [f"-mcpu={features}", *SHARED]
    if source.suffix == ".s":
        return [f"-mcpu={features}"]
    if source.is_relative_to(HERE):
        stand_ins = ("-include", str(HERE / "wasm" / "stand_ins.hpp"))
        return [*chosen, "-std=c++20", *stand_ins, *(["-DKEYPEG_WASM"] if simd else [])]
    include = [
        f"-I{library() / part}"
        for part in ("libcxxabi/include", "libcxxabi/src", "libcxx/src", "libunwind/include")
    ]
    defined = [f"-D{name}" for name in ("LIBCXX_BUILDING_LIBCXXABI", "_LIBCXXABI_HAS_NO_THREADS", *BUILDING)]
    return [*chosen, "-w", *defined, *include, *(["-std=c++23"] if source.suffix == ".cpp" else [])]


def zig(*arguments: str | Path) -> None:
    """Run the compiler; its messages are the error."""
    subprocess.run([sys.executable, "-m", "ziglang", *map(str, arguments)], check=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/wasm")
