/** A program for tests: a bench that waits for a process of its own without end, and prints what it takes for its end. */
import { join } from 'node:path';
import { openBench } from '../open-bench';
import { startProcess } from '../start-process';

openBench('map', ['--smoke']);
const { child, message } = startProcess(join(import.meta.dirname, 'talkative.ts'));
await message();
process.stdout.write(`started ${String(child.pid)}\n`);
process.on('message', () => {
  throw new Error('fails as a bench may');
});
