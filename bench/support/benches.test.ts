import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCHES, benchOfScript, type BenchDefinition, type BenchName } from './benches';
import { openBench } from './open-bench';
import { readOptions } from './read-options';

const root = join(import.meta.dirname, '../..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commands = Object.entries(scripts).flatMap(([script, command]) => {
  const name = benchOfScript(script);
  return name === undefined ? [] : [{ script, name, command }];
});

function isBench(name: string): name is BenchName {
  return Object.hasOwn(BENCHES, name);
}

test('every bench has a script, and every script a bench', () => {
  expect(commands.map(({ name }) => name).sort()).toEqual(Object.keys(BENCHES).sort());
});

test.each(commands)('$script takes --smoke, with numbers no larger than those of a full run', ({ name, command }) => {
  expect(command).toBe(`node --import tsx bench/${name}/run.ts`);
  expect(existsSync(join(root, 'bench', name, 'run.ts'))).toBe(true);
  if (!isBench(name)) throw new Error(`${name} is no bench`);
  const smoke: Readonly<Record<string, unknown>> = readOptions(name, ['--smoke']);
  const full: Readonly<Record<string, unknown>> = readOptions(name, []);
  expect([smoke['smoke'], full['smoke']]).toEqual([true, false]);
  const { numbers }: BenchDefinition = BENCHES[name];
  for (const word of Object.keys(numbers))
    expect([word, Number(smoke[word]) <= Number(full[word])]).toEqual([word, true]);
  expect(() => readOptions(name, ['--no-such-option'])).toThrow('no-such-option');
});

test('options are given with dashes, and a number has to be one', () => {
  expect(readOptions('accounts', ['--flood-networks', '7', '--runs=2'])).toMatchObject({
    smoke: false,
    floodNetworks: 7,
    runs: 2,
    seconds: 10,
  });
  expect(readOptions('overload', ['--slow-database'])).toMatchObject({ slowDatabase: true, hog: false });
  expect(readOptions('freshness', ['--data', 'folder']).data).toBe('folder');
  for (const text of ['0', '-1', 'many', ''])
    expect(() => readOptions('map', [`--runs=${text}`])).toThrow(`--runs is "${text}"`);
});

test('a smoke keeps nothing and is not held to times, but to what always has to hold', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const before = process.exitCode;
  try {
    const smoke = openBench('map', ['--smoke']);
    await smoke.keep({ fps: 1 }, 'no-result-of-a-smoke');
    expect(existsSync(join(root, 'bench/results/no-result-of-a-smoke.json'))).toBe(false);
    process.exitCode = 0;
    smoke.hold(false);
    expect(process.exitCode).toBe(0);
    smoke.hold(false, 'always');
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    openBench('map', []).hold(false);
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = before;
  }
});
