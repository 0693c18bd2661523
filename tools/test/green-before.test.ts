import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, unlessGreenBefore } from './green-before';
import type { Step } from './steps';
import { FAILED, PASSED } from './summary';

let root: string;
let kept: string;
let runs: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kvadrat-green-'));
  kept = join(root, '../', `${root.split('/').at(-1) ?? ''}.json`);
  runs = 0;
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write({ 'code.ts': 'one', 'notes.md': 'one' });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(kept, { force: true });
});

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
}

/** A step that reads code, and counts how often it ran. */
function step(outcome = PASSED, meanwhile: () => void = () => undefined): Step {
  return {
    name: 'lint',
    lane: 'checks',
    reads: (path) => path.endsWith('.ts'),
    run: () => {
      runs += 1;
      meanwhile();
      return Promise.resolve(outcome);
    },
  };
}
const take = (one: Step): Promise<unknown> => unlessGreenBefore(one, kept).run({ root, full: false });

test('what was green is not run again while what it reads stays the same, and says so', async () => {
  await take(step({ passed: 7, failed: 0, skipped: 1 }));
  write({ 'notes.md': 'two' });
  expect(await take(step())).toEqual({
    passed: 7,
    failed: 0,
    skipped: 1,
    notes: [expect.stringMatching(/^not run again: green on 20.*nothing it reads has changed$/)],
  });
  expect(runs).toBe(1);
});

test.each<[string, Record<string, string>]>([
  ['a file it reads has changed', { 'code.ts': 'two' }],
  ['there is one more, which git does not know yet', { 'more.ts': '' }],
])('it runs again when %s', async (_, files) => {
  await take(step());
  write(files);
  await take(step());
  expect(runs).toBe(2);
});

test('a deleted file counts, and one that git ignores does not', async () => {
  execFileSync('git', ['add', '.'], { cwd: root });
  const before = await digestOf(root, () => true);
  write({ '.git/info/exclude': 'dist.ts\n', 'dist.ts': '' });
  expect(await digestOf(root, () => true)).toBe(before);
  rmSync(join(root, 'code.ts'));
  expect(await digestOf(root, () => true)).not.toBe(before);
});

test('what failed is run again, as is what changed while it ran', async () => {
  await take(step(FAILED));
  await take(step(PASSED, () => write({ 'code.ts': 'three' })));
  await take(step());
  expect(runs).toBe(3);
});

test('without git, and for a step that does not say what it reads, everything runs', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(await digestOf(root, () => true)).toBeNull();
  const { reads: _, ...silent } = step();
  for (const one of [step(), step(), silent, silent]) await take(one);
  expect(runs).toBe(4);
});
