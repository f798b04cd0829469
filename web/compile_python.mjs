// Compile Python sources with the very Python that a browser runs: node compile_python.mjs SOURCE_FOLDER OUT_ZIP
// The folder's modules become bytecode without sources; its other files are copied as they are.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [source, out] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/source", resolve(source));
const packed = python.runPython(`
import io, py_compile, zipfile
from pathlib import Path

made = io.BytesIO()
with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(Path("/source").rglob("*")):
        name = path.relative_to("/source").as_posix()
        if path.suffix == ".py":
            py_compile.compile(
                str(path), cfile="/compiled.pyc", dfile=name, doraise=True, optimize=2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            archive.writestr(zipfile.ZipInfo(name + "c"), Path("/compiled.pyc").read_bytes(), zipfile.ZIP_DEFLATED)
        elif path.is_file():
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
made.getvalue()
`);
writeFileSync(out, packed.toJs());
