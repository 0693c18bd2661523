/**
 * `npm run contracts`: holds this checkout's events and API against what is released, and what remotes have recorded against
 * its API. `-- --portal <origin>`: also against every release live there. `-- release "<what has changed>"`: takes the
 * contracts up as released, with a change file.
 */
import { parseArgs } from 'node:util';
import { writeChange } from '../changes/change-file';
import { projectRoot } from '../harness';
import { checkContracts } from './check-contracts';
import { brokenContracts } from './compare-contracts';
import { readContracts } from './contracts';
import { liveReleases } from './live-releases';
import { readReleased, writeReleased } from './released';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { portal: { type: 'string' } } });
const [verb, text, ...rest] = positionals;

if (verb === undefined) {
  const live = values.portal === undefined ? [] : await liveReleases(values.portal, process.env['KVADRAT_TOKEN'] ?? '');
  const { problems, notes } = await checkContracts(projectRoot, live);
  for (const note of notes) console.log(note);
  report(problems);
} else if (verb === 'release' && text !== undefined && rest.length === 0) {
  await release(text);
} else {
  console.error(
    'npm run contracts [-- --portal <origin>]\nnpm run contracts -- release "<what has changed, for those who notice>"',
  );
  process.exitCode = 2;
}

async function release(what: string): Promise<void> {
  const now = await readContracts(projectRoot);
  const problems = brokenContracts((await readReleased(projectRoot)).contracts, now);
  if (problems.length > 0) {
    report(problems);
    return;
  }
  const contracts = await writeReleased(projectRoot, now);
  const file = await writeChange(projectRoot, {
    date: new Date().toISOString().slice(0, 10),
    packages: ['shared-contracts'],
    contracts,
    text: what,
  });
  console.log(`Contracts ${now.version} are released as ${contracts}: ${file}`);
}

function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(`MFE-110: ${problem}.`);
  if (problems.length > 0)
    console.error(
      'Keep what is released readable: widen receivers, narrow senders, put a new event or call beside the old one. More about it: docs/contracts.md, docs/errors/MFE-110.md',
    );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
