import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readApiContract, readsOf, type RecordedAnswers } from '@kvadrat/contracts/compatibility';
import openapi from '@kvadrat/contracts/openapi.json';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { BuildError } from '../config/build-error';
import type { SourcePackage } from '../config/read-package';

/** Answers that a remote has recorded; the conformance suite plays them to it. */
const SAMPLES = 'contract/samples.json';

/**
 * What a package's recorded samples show that it reads of the API. A package without samples does not say.
 * @throws {BuildError} for samples that the API does not answer
 */
export async function readApiReads({ directory, name }: SourcePackage): Promise<Pick<RemoteManifest, 'api'>> {
  const text = await readFile(join(directory, SAMPLES), 'utf8').catch(() => null);
  if (text === null) return {};
  const samples: unknown = JSON.parse(text);
  if (!isRecorded(samples)) throw new BuildError(`${name}/${SAMPLES} has no answers`);
  const { reads, problems } = readsOf(samples, readApiContract(openapi));
  if (problems.length > 0)
    throw new BuildError(
      `${name}/${SAMPLES} does not fit the API of these contracts: ${problems.join('; ')}. Record it again (npm run conformance -- ${name} --record …)`,
    );
  return { api: reads };
}

function isRecorded(value: unknown): value is RecordedAnswers {
  return (
    typeof value === 'object' &&
    value !== null &&
    'answers' in value &&
    typeof value.answers === 'object' &&
    value.answers !== null
  );
}
