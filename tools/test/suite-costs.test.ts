import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEAR_SUITES } from './dear-suites';
import { runJest } from './jest-step';
import { dearest, overBudget } from './suite-costs';

const root = join(import.meta.dirname, '../..');

test('a suite over what it may cost is named with both numbers, one with a reason has its own, and one with a browser may cost more', () => {
  const costs = [
    { suite: 'a.test.ts', seconds: 25, modules: 10 },
    { suite: 'b.test.ts', seconds: 29, modules: 1601 },
    { suite: 'c.test.ts', seconds: 1, modules: 10 },
    { suite: 'e2e/browser/d.test.ts', seconds: 70, modules: 301 },
  ];
  expect(overBudget(costs, { 'b.test.ts': { seconds: 10, why: 'it has to' } })).toEqual([
    'over budget: a.test.ts: 25.0 s of a processor, may take 4',
    'over budget: b.test.ts: 1601 modules, may load 1600',
    'over budget: e2e/browser/d.test.ts: 301 modules, may load 300',
  ]);
});

test('the dearest are told with the sum of all', () => {
  const costs = Array.from({ length: 12 }, (_, nth) => ({ suite: `s${nth}.test.ts`, seconds: 12 - nth, modules: 100 }));
  const told = dearest(costs);
  expect(told).toHaveLength(11);
  expect(told[0]).toBe('suites: 78 s of a processor');
  expect(told[1]).toBe('dear:  12.0 s,  100 modules  s0.test.ts');
  expect(dearest([])).toEqual([]);
});

test('every suite that may cost more is there', () => {
  expect(Object.keys(DEAR_SUITES).filter((suite) => !existsSync(join(root, suite)))).toEqual([]);
});

describe('a run of jest', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kvadrat-costs-'));
    const counts = "test('begins at nothing', () => expect(require('./counter').count()).toBe(1));";
    const files = {
      'counter.js': 'let so = 0; exports.count = () => (so += 1);',
      'place.js': 'exports.where = () => new Error().stack;',
      'one.test.js': counts,
      'other.test.js': counts,
      'place.test.js': "test('place', () => expect(require('./place').where()).toMatch(/place\\.js:1:23/));",
      'many.test.js':
        "test('many', () => { for (let n = 0; n < 1700; n += 1) { jest.resetModules(); require('./counter'); } });",
    };
    for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('compiles a module once and still gives each suite its own; one that loads too much fails the run', async () => {
    const config = {
      rootDir: folder,
      testEnvironment: join(root, 'tools/test/jest/node-environment.mjs'),
      transform: {},
    };
    const run = await runJest(root, ['--config', JSON.stringify(config), '--runInBand', '--silent'], { FULL: '' });
    expect(run).toMatchObject({ passed: 4, failed: 1 });
    expect(run.notes).toContainEqual(
      expect.stringMatching(/^over budget: many\.test\.js: 17\d\d modules, may load 1600$/),
    );
    expect(run.notes).toContainEqual(expect.stringMatching(/^dear: +\d+\.\d s, +\d\d modules {2}one\.test\.js$/));
  });
});
