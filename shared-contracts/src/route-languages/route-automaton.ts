import { partsOf, readPattern } from '../routes';

/** On the edges of an automaton: any character but `/`. */
const ANY = null;

interface Edge {
  /** One UTF-16 unit, or {@link ANY}. */
  on: string | typeof ANY;
  to: number;
}

/** The language of a route pattern: all paths it can match, as a machine that reads them character by character. */
export interface RouteAutomaton {
  /** By state; 0 is the first. */
  edges: readonly (readonly Edge[])[];
  ends: ReadonlySet<number>;
}

/** More states than any set of patterns needs that people write. */
const MAX_STATES = 50_000;

/** @throws {SyntaxError} for what is no pattern */
export function routeAutomaton(pattern: string): RouteAutomaton {
  const edges: Edge[][] = [[]];
  const connect = (from: readonly number[], on: Edge['on'], to: number): void => {
    for (const state of from) edges[state]?.push({ on, to });
  };
  const grow = (from: readonly number[], on: Edge['on']): number => {
    const to = edges.push([]) - 1;
    connect(from, on, to);
    return to;
  };
  const growText = (from: readonly number[], text: string): readonly number[] =>
    text.split('').reduce<readonly number[]>((at, unit) => [grow(at, unit)], from);
  let at: readonly number[] = [0];
  for (const part of partsOf(readPattern(pattern))) {
    if (part.kind === 'text') at = growText(at, part.text);
    else if (part.kind === 'words') {
      const from = at;
      at = part.words.flatMap((word) => growText(from, word));
    } else if (part.kind === 'one') {
      const inside = grow(at, ANY);
      connect([inside], ANY, inside);
      at = [inside];
    } else {
      const slash = grow(at, '/');
      const inside = grow([slash], ANY);
      connect([inside], ANY, inside);
      connect([inside], '/', slash);
      at = [...at, inside];
    }
  }
  return { edges, ends: new Set(at) };
}

/**
 * A shortest path that both languages have; null when there is none. Exact: the two machines read together.
 */
export function commonPath(one: RouteAutomaton, other: RouteAutomaton): string | null {
  const seen = new Set([0]);
  let row: { a: number; b: number; path: string }[] = [{ a: 0, b: 0, path: '' }];
  while (row.length > 0) {
    const next: typeof row = [];
    for (const { a, b, path } of row) {
      if (one.ends.has(a) && other.ends.has(b)) return path;
      for (const mine of one.edges[a] ?? []) {
        for (const theirs of other.edges[b] ?? []) {
          const unit = both(mine.on, theirs.on);
          const key = mine.to * other.edges.length + theirs.to;
          if (unit === undefined || seen.has(key)) continue;
          seen.add(key);
          next.push({ a: mine.to, b: theirs.to, path: path + unit });
        }
      }
    }
    row = next;
  }
  return null;
}

/**
 * A path of one language that none of the others has; null when each is in one of them. Exact, by keeping for each state all
 * states the others can be in.
 * @throws {RangeError} for languages too entangled to be compared
 */
export function pathOutside(one: RouteAutomaton, others: readonly RouteAutomaton[]): string | null {
  const letters = new Set(
    others.flatMap(({ edges }) => edges.flat().flatMap(({ on }) => (on === ANY || on === '/' ? [] : [on]))),
  );
  // One that none of them names stands for all others.
  const other =
    Array.from({ length: letters.size + 1 }, (_, index) => String.fromCharCode(0x78 + index)).find(
      (unit) => !letters.has(unit),
    ) ?? 'x';
  const units = [other, ...letters];
  const seen = new Map<number, Set<string>[]>();
  let states = 0;
  let row = [{ at: 0, held: new Set(others.map((_, index) => `${index} 0`)), path: '' }];
  while (row.length > 0) {
    const next: typeof row = [];
    for (const { at, held, path } of row) {
      if (one.ends.has(at) && ![...held].some((state) => isEnd(others, state))) return path;
      for (const { on, to } of one.edges[at] ?? []) {
        for (const unit of on === ANY ? units : [on]) {
          const after = step(others, held, unit);
          const known = seen.get(to) ?? [];
          // Who can be in fewer states accepts no more: what leads out from here leads out from there.
          if (known.some((fewer) => [...fewer].every((state) => after.has(state)))) continue;
          if ((states += 1) > MAX_STATES) throw new RangeError('the patterns are too entangled to be compared');
          seen.set(to, [...known, after]);
          next.push({ at: to, held: after, path: path + unit });
        }
      }
    }
    row = next;
  }
  return null;
}

/** A character that both edges take. */
function both(mine: Edge['on'], theirs: Edge['on']): string | undefined {
  if (mine === ANY) return theirs === ANY ? 'x' : theirs === '/' ? undefined : theirs;
  if (theirs === ANY) return mine === '/' ? undefined : mine;
  return mine === theirs ? mine : undefined;
}

function isEnd(automata: readonly RouteAutomaton[], state: string): boolean {
  const [index = 0, at = 0] = state.split(' ').map(Number);
  return automata[index]?.ends.has(at) ?? false;
}

function step(automata: readonly RouteAutomaton[], held: ReadonlySet<string>, unit: string): Set<string> {
  const after = new Set<string>();
  for (const state of held) {
    const [index = 0, at = 0] = state.split(' ').map(Number);
    for (const { on, to } of automata[index]?.edges[at] ?? []) {
      if (on === unit || (on === ANY && unit !== '/')) after.add(`${index} ${to}`);
    }
  }
  return after;
}
