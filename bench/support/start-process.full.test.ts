import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Ends a bench in the middle of its work. @returns how it ended, and what it and the process it had started said meanwhile */
async function endBench(end: (bench: ReturnType<typeof fork>) => void): Promise<{ code: number | null; said: string }> {
  const bench = fork(join(import.meta.dirname, 'testing/bench-of-tests.ts'), [], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let told = '';
  let said = '';
  bench.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const started = new Promise<void>((resolve) => {
    bench.stdout?.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      if (/started \d+\n/.test(told)) resolve();
    });
  });
  // Closed once nobody writes any more, and the process it has started has the same outputs.
  const closed = once(bench, 'close');
  await started;
  end(bench);
  await closed;
  return { code: bench.exitCode, said };
}

test('whatever a bench has started ends with it, without a word: killed, told to end, and failed', async () => {
  expect(await endBench((bench) => bench.kill('SIGKILL'))).toEqual({ code: null, said: '' });
  expect(await endBench((bench) => bench.kill('SIGTERM'))).toEqual({ code: 143, said: '' });
  const failed = await endBench((bench) => bench.send('fail'));
  expect(failed.code).toBe(1);
  expect(failed.said).toContain('fails as a bench may');
  expect(failed.said).not.toContain('ERR_IPC');
});
