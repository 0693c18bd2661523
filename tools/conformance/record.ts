import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { readingClient, type HttpClient, type RenderResult, type ServerBundle } from '@kvadrat/contracts/remote';
import { SSR_EXTERNALS } from '@kvadrat/contracts/releases';
import type { BuiltRelease } from './release';
import { locate, type Samples } from './samples';

const require = createRequire(import.meta.url);

/** Renders the visits with the remote's own server bundle against a running portal and keeps every answer. */
export async function recordSamples(
  release: BuiltRelease,
  portal: string,
  visits: readonly string[],
): Promise<Samples> {
  const answers: Record<string, unknown> = {};
  const http = readingClient(async <T>(path: string): Promise<T> => {
    const response = await fetch(new URL(path, portal));
    if (!response.ok) throw new AppError('status', `${response.status}: ${path}`, { status: response.status });
    const answer: T = await response.json();
    answers[path] = answer;
    return answer;
  });
  for (const visit of visits) await renderVisit(release, visit, http);
  return { visits: [...visits], answers };
}

/** Runs the release's server bundle for one visit. */
export async function renderVisit(
  { folder, manifest }: BuiltRelease,
  visit: string,
  http: HttpClient,
): Promise<RenderResult> {
  const source = await readFile(join(folder, manifest.serverBundle), 'utf8');
  const module: { exports: Partial<ServerBundle> } = { exports: {} };
  Reflect.apply(compileFunction(source, ['module', 'exports', 'require']), undefined, [
    module,
    module.exports,
    requireShared,
  ]);
  if (module.exports.render === undefined) throw new Error(`${manifest.serverBundle} exports no render`);
  return module.exports.render({ route: locate(manifest.routes, visit) }, { http, flags: DEFAULT_FLAGS });
}

/** Answers from samples, as an API that never changes. */
export function sampleClient({ answers }: Samples): HttpClient {
  return readingClient(<T>(path: string): Promise<T> => {
    const answer: unknown = answers[path];
    if (answer === undefined)
      return Promise.reject(new AppError('status', `404: no sample for ${path}`, { status: 404 }));
    // The type a caller names for an answer is its own claim, here as over the wire.
    return Promise.resolve(structuredClone(answer) as T);
  });
}

function requireShared(name: string): unknown {
  if (!SSR_EXTERNALS.some((allowed) => allowed === name)) throw new Error(`a server bundle may not require ${name}`);
  return require(name);
}
