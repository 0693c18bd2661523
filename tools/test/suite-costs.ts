import { readFile } from 'node:fs/promises';

/** What a suite cost, as its environment writes it down. */
export interface SuiteCost {
  /** Path in the project. */
  suite: string;
  /** Of a processor, processes it started included. */
  seconds: number;
  /** Modules it ran, those of packages included. */
  modules: number;
}

/** Names the file that suites write to. */
export const COSTS_VARIABLE = 'KVADRAT_SUITE_COSTS';

/** Reads what the suites of a run wrote down, the dearest first; nothing when none did. */
export async function readCosts(file: string): Promise<SuiteCost[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const costs = text.split('\n').flatMap((line) => (line === '' ? [] : readCost(line)));
  return costs.sort((one, other) => other.seconds - one.seconds);
}

function readCost(line: string): SuiteCost[] {
  const cost: unknown = JSON.parse(line);
  if (typeof cost !== 'object' || cost === null) return [];
  return [
    {
      suite: String(Reflect.get(cost, 'suite')),
      seconds: Number(Reflect.get(cost, 'seconds')),
      modules: Number(Reflect.get(cost, 'modules')),
    },
  ];
}

interface Budget {
  seconds: number;
  modules: number;
}

/**
 * What a suite may cost that has no reason to cost more, by the beginning of its path. One that needs more belongs into the
 * full run (`*.full.test.ts`), unless nothing else would see the room it looks at break.
 */
export const BUDGETS: readonly (Budget & { path: string })[] = [
  { path: 'e2e/start/', seconds: 90, modules: 300 },
  { path: 'e2e/', seconds: 25, modules: 300 },
  { path: '', seconds: 4, modules: 1600 },
];

/** A suite that may cost more, and the reason. */
export interface DearSuite extends Partial<Budget> {
  why: string;
}

/** A processor that other steps use too does so much less in a second: modules are counted as they are, seconds fail when they are over by so much. */
const CROWDED = 3;

/** Names the suites that cost more than they may, a line each. */
export function overBudget(costs: readonly SuiteCost[], dear: Readonly<Record<string, DearSuite>>): string[] {
  return costs.flatMap(({ suite, ...cost }) => {
    const may = {
      seconds: Infinity,
      modules: Infinity,
      ...BUDGETS.find(({ path }) => suite.startsWith(path)),
      ...dear[suite],
    };
    const over = [
      ...(cost.seconds > may.seconds * CROWDED
        ? [`${cost.seconds.toFixed(1)} s of a processor, may take ${may.seconds}`]
        : []),
      ...(cost.modules > may.modules ? [`${cost.modules} modules, may load ${may.modules}`] : []),
    ];
    return over.map((what) => `over budget: ${suite}: ${what}`);
  });
}

/** As many as tell where the time went, and few enough to be read. */
const DEAREST = 10;

/** Tells of the dearest suites, a line each, and what all of them cost together. */
export function dearest(costs: readonly SuiteCost[]): string[] {
  if (costs.length === 0) return [];
  const sum = costs.reduce((seconds, cost) => seconds + cost.seconds, 0);
  return [
    `suites: ${sum.toFixed(0)} s of a processor`,
    ...costs
      .slice(0, DEAREST)
      .map(
        ({ suite, seconds, modules }) =>
          `dear: ${seconds.toFixed(1).padStart(5)} s, ${String(modules).padStart(4)} modules  ${suite}`,
      ),
  ];
}
