import { MAX_PATTERN, readPattern, type PatternProblem } from '../routes';

const MAX_ROUTES = 200;

const SENTENCES: Readonly<Record<PatternProblem, string>> = {
  long: `it must have at most ${MAX_PATTERN} characters`,
  slashes: 'it must start and end with "/"',
  host: 'it must not lead to another host ("//")',
  empty: 'it must have no empty segment ("//")',
  dots: 'it must not hold "." or ".." as a segment',
  touching: 'placeholders must not stand next to each other',
  brace: 'a brace must belong to a placeholder like {name}, {name:a|b} or {name*}',
  letters: 'it must hold no control character and no backslash',
  twice: 'a parameter stands twice',
  part: '"{name*}" must stand between slashes',
  word: '"{name:a|b}" must have no empty word',
};

/** What is wrong with a route pattern, as part of a sentence; null for nothing. */
export function patternProblem(pattern: unknown): string | null {
  if (typeof pattern !== 'string') return 'it is no text';
  try {
    readPattern(pattern);
    return null;
  } catch (error) {
    const problem = error instanceof SyntaxError ? error.message : '';
    return SENTENCES[isProblem(problem) ? problem : 'slashes'];
  }
}

/** Checks a list of declared routes. @returns one sentence for each thing that is wrong */
export function wrongRoutes(routes: unknown): string[] {
  if (!Array.isArray(routes)) return ['routes must be a list'];
  if (routes.length > MAX_ROUTES) return [`routes must be at most ${MAX_ROUTES}`];
  return (routes as unknown[]).flatMap((route) => {
    const {
      name,
      pattern,
      acts = false,
    }: { name?: unknown; pattern?: unknown; acts?: unknown } = typeof route === 'object' && route !== null ? route : {};
    if (typeof acts !== 'boolean') return [`route ${JSON.stringify(route)} must say by true or false whether it acts`];
    const problem = typeof name === 'string' ? patternProblem(pattern) : 'it has no name';
    return problem === null ? [] : [`route ${JSON.stringify(route)} has no valid pattern: ${problem}`];
  });
}

function isProblem(problem: string): problem is PatternProblem {
  return Object.hasOwn(SENTENCES, problem);
}
