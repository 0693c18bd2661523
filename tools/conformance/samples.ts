import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { matchRoute, type RouteDeclaration } from '@kvadrat/contracts/routes';

/**
 * What a remote brings for the suite, in `<remote>/contract/samples.json`: addresses of its own
 * and what the API answered when they were recorded. So the suite needs no server and no database.
 */
export interface Samples {
  /** Path and query of two visits or more, without language prefix; none of a remote that has no pages. */
  visits: string[];
  /** API answers by path with query. */
  answers: Record<string, unknown>;
  /** By call (`GET /api-next/home/`): fields in the answers that the remote does not read; the server may take them away. */
  unread?: Record<string, string[]>;
}

export function samplesFile(root: string, remote: string): string {
  return join(root, remote, 'contract/samples.json');
}

/** @throws {Error} that says how to record samples, when there are none to use */
export async function readSamples(root: string, remote: string): Promise<Samples> {
  const file = samplesFile(root, remote);
  const how = `Record them from a running portal: npm run conformance -- ${remote} --record http://localhost:8080 <path> <path>`;
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read. ${how}`, { cause });
  }
  if (!isSamples(value)) throw new Error(`${file} needs two visits or more and the answers they get. ${how}`);
  return value;
}

export async function writeSamples(root: string, remote: string, samples: Samples): Promise<void> {
  const answers = Object.entries(samples.answers).map(
    ([path, answer]) => `  ${JSON.stringify(path)}: ${JSON.stringify(answer)}`,
  );
  const file = samplesFile(root, remote);
  await mkdir(dirname(file), { recursive: true });
  // One answer to a line, so that a new recording shows what has changed.
  const unread = samples.unread === undefined ? '' : ` "unread": ${JSON.stringify(samples.unread)},\n`;
  await writeFile(
    file,
    `{\n "visits": ${JSON.stringify(samples.visits)},\n${unread} "answers": {\n${answers.join(',\n')}\n }\n}\n`,
  );
}

/** The same answers for every language: what is said in them is not the point, that each language is asked for is. */
export function inEveryLanguage(answers: Samples['answers']): Samples['answers'] {
  const own = `locale=${DEFAULT_LOCALE}`;
  const copies = Object.entries(answers).flatMap(([path, answer]) =>
    LOCALES.map((locale) => [path.replace(own, `locale=${locale}`), answer] as const),
  );
  return Object.fromEntries(copies);
}

/** The visit as the remote's own routes read it; one without routes is beside pages of others. @throws {Error} when none of them owns the address */
export function locate(
  routes: readonly RouteDeclaration[],
  visit: string,
  locale: Locale = DEFAULT_LOCALE,
): RouteLocation {
  const { pathname, search } = new URL(visit, 'http://localhost');
  const path = decodeURI(pathname);
  if (routes.length === 0) return { name: '', params: {}, path, search, locale };
  const match = matchRoute(routes, path);
  if (match === null) throw new Error(`no route of the remote owns ${visit}`);
  return { name: match.route.name, params: match.params, path, search, locale };
}

function isSamples(value: unknown): value is Samples {
  if (typeof value !== 'object' || value === null || !('visits' in value) || !('answers' in value)) return false;
  const { visits, answers } = value;
  return (
    Array.isArray(visits) &&
    // One visit would not show what a second one finds left over.
    visits.length !== 1 &&
    visits.every((visit) => typeof visit === 'string') &&
    typeof answers === 'object' &&
    answers !== null
  );
}
