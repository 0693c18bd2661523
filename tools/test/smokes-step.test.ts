import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSmokes } from './smokes-step';
import { chosenSteps } from './steps';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kvadrat-smokes-'));
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ scripts: { test: '', soak: '', 'bench:map': '', 'bench:demo-load': '' } }),
  );
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('every bench of package.json is run, one after the other, and no other script', async () => {
  const begun: string[] = [];
  let running = 0;
  const tally = await runSmokes(root, async (_root, script) => {
    begun.push(script);
    expect((running += 1)).toBe(1);
    await Promise.resolve();
    running -= 1;
    return 0;
  });
  expect(begun).toEqual(['bench:demo-load', 'bench:map', 'soak']);
  expect(tally).toEqual({ passed: 3, failed: 0, skipped: 0, notes: [] });
});

test('a bench that fails or keeps a result of its smoke fails the step, and the others still run', async () => {
  const tally = await runSmokes(root, (_root, script) => {
    if (script === 'bench:map') writeFileSync(join(root, 'bench/results/map.json'), '{}');
    return Promise.resolve(script === 'soak' ? 1 : 0);
  });
  expect(tally).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    notes: ['bench:map --smoke has changed bench/results', 'failed: soak --smoke'],
  });
});

test('smokes belong to the full run only, or to whoever asks for them', () => {
  const steps = [{ name: 'lint' }, { name: 'smokes', slow: true }] as const;
  const names = (options: Parameters<typeof chosenSteps>[1]): string[] =>
    chosenSteps(steps, options).map(({ name }) => name);
  expect(names({ full: false })).toEqual(['lint']);
  expect(names({ full: true })).toEqual(['lint', 'smokes']);
  expect(names({ full: false, only: ['smokes'] })).toEqual(['smokes']);
  expect(names({ full: true, only: ['lint'] })).toEqual(['lint']);
});
