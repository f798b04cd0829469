/** The C++ kernel as WebAssembly: one coarse call copies the buffers in and the result out. */

export type Buffer = Uint8Array | null | undefined;

/** What Python imports as `keypeg_wasm`. */
export interface Kernel {
  /** The answer is a status byte (0: done, 1: refused, 2: failed) and then the result or the message. */
  call(name: string, numbers: number[], buffers: Buffer[]): Uint8Array;
}

const NOT_GIVEN = 0xffffffff;
const NOT_SUPPORTED = 52;
const FAILED = 2;

type Work = (...values: number[]) => number;

/** A small module with one vector instruction in it: a browser without SIMD refuses it. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export const hasSimd = (): boolean => WebAssembly.validate(SIMD_PROBE);

/** A small module that names one exception. */
const EXCEPTION_PROBE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0]);

/** Python and the kernel are both built with exceptions. */
export const hasExceptions = (): boolean => WebAssembly.validate(EXCEPTION_PROBE);

/** The kernel needs a clock from its surroundings, and nothing else: every other request is answered with "no". */
function surroundings(module: WebAssembly.Module, memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => NOT_SUPPORTED;
  }
  const clock = (_id: number, _precision: bigint, at: number): number => {
    const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
    new DataView(memory().buffer).setBigUint64(at, nanoseconds, true);
    return 0;
  };
  for (const wanted of Object.values(imports)) {
    if ("clock_time_get" in wanted) wanted["clock_time_get"] = clock as () => number;
  }
  return imports as WebAssembly.Imports;
}

export async function startKernel(source: BufferSource): Promise<Kernel> {
  const module = await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(
    module,
    surroundings(module, () => memory),
  );
  const work = instance.exports as unknown as Record<string, Work>;
  const memory = instance.exports["memory"] as WebAssembly.Memory;
  work["_initialize"]?.();

  function copyIn(buffer: Buffer): [number, number] {
    if (!buffer) return [0, NOT_GIVEN];
    const at = work["allocate"]!(Math.max(1, buffer.length)) >>> 0;
    if (at === 0) throw new RangeError("out of memory");
    new Uint8Array(memory.buffer).set(buffer, at);
    return [at, buffer.length];
  }

  function answer(status: number): Uint8Array {
    const at = work["result_at"]!() >>> 0;
    const size = work["result_size"]!() >>> 0;
    const told = new Uint8Array(size + 1);
    told[0] = status;
    told.set(new Uint8Array(memory.buffer, at, size), 1);
    return told;
  }

  function call(name: string, numbers: number[], buffers: Buffer[]): Uint8Array {
    const given: [number, number][] = [];
    try {
      for (const buffer of buffers) given.push(copyIn(buffer));
      return answer(work[name]!(...numbers, ...given.flat()));
    } catch (error) {
      return new Uint8Array([FAILED, ...new TextEncoder().encode(String(error))]);
    } finally {
      for (const [at] of given) if (at) work["release"]!(at);
    }
  }

  return { call };
}
