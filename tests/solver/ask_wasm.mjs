// Answers requests with the kernel as WebAssembly: `node ask_wasm.mjs FILE`, one request in hexadecimal a line.
// The first line of the answer says how long compiling took; each other one is an answer and its microseconds.
import { readFileSync } from 'node:fs';

const began = performance.now();
// The kernel reads and writes nothing: whatever else it imports is never called.
const unused = new Proxy({}, { get: () => () => 0 });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {
  wasi_snapshot_preview1: unused,
});
const { memory, buffer, arrange, _initialize } = instance.exports;
_initialize?.();
const lines = [`${(performance.now() - began).toFixed(1)}`];
for (const line of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const request = Buffer.from(line, 'hex');
  const at = buffer();
  const put = () => new Uint8Array(memory.buffer, at).set(request);
  put();
  arrange();
  put(); // the first call may have had to grow the memory
  const start = performance.now();
  const length = arrange();
  const took = 1000 * (performance.now() - start);
  lines.push(`${Buffer.from(memory.buffer, at, length).toString('hex')} ${took.toFixed(1)}`);
}
console.log(lines.join('\n'));
