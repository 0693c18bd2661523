import { parseArgs } from 'node:util';
import { slugify } from '@kvadrat/contracts/paths';
import { isEmail } from '@kvadrat/contracts/rules';
import type { Db } from '../../platform/db';
import { isTelephone, readablePhone } from '../../platform/phone';
import { findAgencyId, noteAgencyContact, saveAgency, type AgencyContact } from '../agencies/api';
import { loadPlaces } from '../geography/api';
import { fetchDuePhotos } from '../media/api';
import { FILE_REFUSALS } from './feed-file-error';
import { importFeed, type ImportResult } from './import-feed';
import { openFeed } from './open-feed';
import { itemLine, reportHead, summaryLine } from './print-report';

const USAGE = `Usage: npm run import -- --format kyero --agency <slug> [options] <file or http(s) address>

  --format kyero        the only format so far (Kyero version 3)
  --agency <slug>       the agency whose ads these are; created when there is none of the name
  --agency-name <name>  name of an agency that is created
  --agency-email <address>, --agency-phone <number>
                        how the agency is reached; one of the two is needed unless it is known or the file names an agent
  --confirm-drop        apply the file although more than half of the agency's ads are missing from it
  --no-photos           leave the photos to the running portal

Exit code: 0 every ad was taken, 1 some ads were refused, 2 nothing was changed, 3 the run broke off after a part of the ads
was taken; the next run goes on where it ended.`;

/** The photos of one run; the portal fetches what is left. */
const PHOTO_LIMIT = 5000;
const PHOTO_BUDGET_MS = 10 * 60_000;

export interface ImportDeps {
  db: Db;
  dataDir: string;
  /** Lets the file and its photos come from private networks. */
  allowPrivateAddresses?: boolean;
}

/**
 * The command behind `npm run import`: imports a feed, prints what became of each ad and a summary.
 * @returns the exit code: 0 every ad was taken, 1 some were refused, 2 nothing was changed, 3 broken off
 */
export async function runImport(
  deps: ImportDeps,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const parsed = parseArguments(args);
  if (typeof parsed === 'string') {
    print(`${parsed}\n\n${USAGE}`);
    return 2;
  }
  await loadPlaces(deps.db);
  const agencyId = await requireAgency(deps.db, parsed, print);
  let listed = false;
  const result = await importFeed(deps.db, {
    agencyId,
    source: parsed.source,
    feed: openFeed(parsed.source, { allowPrivateAddresses: deps.allowPrivateAddresses ?? false }),
    confirmDrop: parsed.confirmDrop,
    onItem: (item) => {
      if (!listed) print(reportHead());
      listed = true;
      print(itemLine(item));
    },
  });
  print(resultLine(result, parsed.source));
  if (result.state === 'failed') return 3;
  if (result.state !== 'applied') return 2;
  if (parsed.photos) {
    await fetchPhotos(deps, print);
  }
  return result.counts.refused > 0 ? 1 : 0;
}

/** The ads are taken by now: what fails here, the portal does later. */
async function fetchPhotos(deps: ImportDeps, print: (line: string) => void): Promise<void> {
  try {
    const { fetched, failed } = await fetchDuePhotos(deps, { limit: PHOTO_LIMIT, budgetMs: PHOTO_BUDGET_MS });
    if (fetched + failed > 0)
      print(
        `Photos: ${String(fetched)} fetched, ${String(failed)} failed${failed === 0 ? '' : ' (tried again later unless the file is no picture)'}.`,
      );
  } catch (error) {
    print(`Photos: the portal fetches them later. ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Arguments {
  agency: string;
  agencyName: string | undefined;
  contact: AgencyContact;
  confirmDrop: boolean;
  photos: boolean;
  source: string;
}

/** The arguments, or the sentence that says what is wrong with them. */
function parseArguments(args: readonly string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        agency: { type: 'string' },
        'agency-name': { type: 'string' },
        'agency-email': { type: 'string' },
        'agency-phone': { type: 'string' },
        'confirm-drop': { type: 'boolean', default: false },
        'no-photos': { type: 'boolean', default: false },
      },
    });
    const [source, ...others] = positionals;
    if (values.format !== 'kyero')
      return values.format === undefined
        ? 'Say the format: --format kyero.'
        : `The format "${values.format}" is not known; only kyero is.`;
    if (values.agency === undefined) return 'Say whose ads these are: --agency <slug>.';
    if (values.agency !== slugify(values.agency))
      return `"${values.agency}" is no slug; "${slugify(values.agency)}" would be one.`;
    const { 'agency-email': email, 'agency-phone': phone } = values;
    if (email !== undefined && !isEmail(email)) return `"${email}" is no e-mail address.`;
    if (phone !== undefined && !isTelephone(phone)) return `"${phone}" is no telephone number.`;
    if (source === undefined || others.length > 0) return 'Name one file or address.';
    const contact = { email: email ?? null, phone: phone === undefined ? null : readablePhone(phone) };
    return {
      agency: values.agency,
      agencyName: values['agency-name'],
      contact,
      confirmDrop: values['confirm-drop'],
      photos: !values['no-photos'],
      source,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function requireAgency(
  db: Db,
  { agency, agencyName, contact }: Arguments,
  print: (line: string) => void,
): Promise<number> {
  const known = await findAgencyId(db, agency);
  if (known !== null) {
    await noteAgencyContact(db, known, contact);
    return known;
  }
  const name = agencyName ?? agency;
  print(`There is no agency "${agency}" yet; it is created with the name "${name}".`);
  return saveAgency(db, { slug: agency, name, ...contact });
}

function resultLine(result: ImportResult, source: string): string {
  switch (result.state) {
    case 'applied':
      return `${source}: ${summaryLine(result.counts)}.`;
    case 'held':
      return `${source}: held, nothing was changed. ${String(result.missing)} of ${String(result.online)} ads are missing from the file. Is that right? Then run it again with --confirm-drop.`;
    case 'busy':
      return `${source}: another import of this agency is running; nothing was changed.`;
    case 'failed':
      return `${source}: broken off. ${summaryLine(result.counts)} until then. ${result.error instanceof Error ? result.error.message : String(result.error)}`;
    case 'refused': {
      const { reason, line, detail } = result.error;
      return `${source}${line === null ? '' : `, line ${String(line)}`}: refused, nothing was changed. ${reason}: ${FILE_REFUSALS[reason]} ${detail}`.trimEnd();
    }
  }
}
