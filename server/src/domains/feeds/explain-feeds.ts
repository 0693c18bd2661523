import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { PlaceDirectory, readPlaces } from '../geography/api';
import {
  readArea,
  readCount,
  readCountry,
  readDate,
  readDeal,
  readFeature,
  readKind,
  readMoney,
  said,
} from '../reading/api';
import { decodeFeed } from './decode-feed';
import { FeedFileError, FILE_REFUSALS } from './feed-file-error';
import { FEED_FIELDS, type FeedField, fieldOf, isForeignText } from './feed-fields';
import { quote } from './feed-note';
import type { KyeroAd } from './kyero-ad';
import { type FeedAd, mapKyeroAd, type RefusedAd } from './map-kyero-ad';
import { openFeed } from './open-feed';
import { readKyero } from './read-kyero';

const USAGE = `Usage: npm run feeds -- --explain <files>

Counts what is made of the words of Kyero files, by what reads them. Nothing is imported, and no database is needed.

  nothing     words of programs for nothing (null, undefined)
  understood  taken as it stands there
  doubtful    taken, and named in the report
  kept        shown in the advertiser's own words, and named in the report
  told        left out, and named in the report
  dropped     left out without a word

Exit code: 0 nothing was dropped, 1 something was, 2 wrong arguments or no file was read.`;

const MAX_BYTES = 500 * 1024 * 1024;
const OUTCOMES = ['nothing', 'understood', 'doubtful', 'kept', 'told', 'dropped'] as const;
type Outcome = (typeof OUTCOMES)[number];
type Counts = Record<Outcome, number>;
/** Whatever can be meant, for readers that ask what cannot. */
const ANY = [0, Infinity] as const;

/** Readers whose reading of one value says how sure it is. */
const CONFIDENCE: Readonly<Partial<Record<FeedField, (text: string, path: string) => 'sure' | 'doubtful' | 'none'>>> = {
  kind: (text) => readKind(text).confidence,
  deal: (text, path) => (path === 'new_build' ? 'sure' : readDeal(text).confidence),
  price: (text, path) => (path === 'currency' ? 'sure' : readMoney(text, '', ANY).confidence),
  areas: (text) => readArea(text, ANY).confidence,
  rooms: (text) => readCount(text).confidence,
  building: (text) => readCount(text).confidence,
  dates: (text) => readDate(text).confidence,
  country: (text) => readCountry(text).confidence,
};

/**
 * The command behind `npm run feeds`: what becomes of every value of feed files, counted by its reader.
 * @returns the exit code
 */
export async function explainFeeds(args: readonly string[], print: (line: string) => void): Promise<number> {
  const files = filesOf(args);
  if (files === null) {
    print(USAGE);
    return 2;
  }
  const places = new PlaceDirectory((await readPlaces()).places);
  const table = new Map<string, Counts>();
  let read = 0;
  for (const file of files) {
    try {
      const { bytes, charset } = await openFeed(file, { allowPrivateAddresses: false })();
      for await (const raw of readKyero(decodeFeed(bytes, { charset, maxBytes: MAX_BYTES }))) {
        const ad = mapKyeroAd(raw, places);
        for (const { field, outcome, path, text } of outcomesOf(raw, ad)) {
          const name = field ?? 'unknown elements';
          const counts = table.get(name) ?? noCounts();
          counts[outcome] += 1;
          table.set(name, counts);
          if (outcome === 'dropped')
            print(`${basename(file)}, line ${String(raw.line)}, ${ad.reference}: dropped ${path}: ${quote(text)}`);
        }
      }
      read += 1;
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      print(
        `${basename(file)}${error.line === null ? '' : `, line ${String(error.line)}`}: not read. ${error.reason}: ${FILE_REFUSALS[error.reason]}`,
      );
    }
  }
  if (read === 0) return 2;
  for (const line of tableLines(table)) print(line);
  return totalOf(table).dropped > 0 ? 1 : 0;
}

function filesOf(args: readonly string[]): string[] | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { explain: { type: 'boolean', default: false } },
    });
    return values.explain && positionals.length > 0 ? positionals : null;
  } catch {
    return null;
  }
}

interface Saying {
  field: FeedField | null;
  path: string;
  text: string;
  outcome: Outcome;
}

/** What became of every value of an ad. What is not sure has to stand in the report, or it was dropped. */
function outcomesOf({ values }: KyeroAd, ad: FeedAd | RefusedAd): Saying[] {
  return [...values].flatMap(([path, texts]) =>
    texts
      .filter((text) => text.trim() !== '')
      .map((text) => ({
        field: fieldOf(path),
        path,
        text: text.trim(),
        outcome: said(text) === '' ? 'nothing' : 'refusal' in ad ? 'told' : outcomeOf(path, text.trim(), ad),
      })),
  );
}

function outcomeOf(path: string, text: string, ad: FeedAd): Outcome {
  const field = fieldOf(path);
  const told = (...codes: FeedAd['warnings'][number]['code'][]): boolean =>
    ad.warnings.some(({ code, detail }) => codes.includes(code) || names(detail, path, text));
  const orDropped = (outcome: Outcome, ...codes: Parameters<typeof told>): Outcome =>
    told(...codes) ? outcome : 'dropped';
  if (field === null || isForeignText(path)) return orDropped('told');
  if (field === 'features') return featureOutcome(path, text, ad);
  if (field === 'images')
    return ad.photos.length > 0 &&
      !ad.warnings.some(({ code }) => code === 'image-address-dropped' || code === 'images-limited')
      ? 'understood'
      : told('image-address-dropped', 'images-limited')
        ? 'told'
        : 'understood';
  if (field === 'place')
    return ad.warnings.some(
      ({ code }) =>
        code === 'place-unknown' ||
        code === 'place-near' ||
        code === 'abroad' ||
        code === 'coordinates-dropped' ||
        code === 'coordinates-swapped',
    )
      ? 'doubtful'
      : 'understood';
  if (field === 'tours' || field === 'energy' || field === 'ownership')
    return told() ? (field === 'ownership' ? 'doubtful' : 'told') : 'understood';
  const confidence = CONFIDENCE[field]?.(text, path) ?? 'sure';
  if (confidence === 'none')
    return field === 'country' ? orDropped('told', 'country-guessed', 'abroad') : orDropped('told');
  // How an amount is read depends on what can be meant, which only the ad knows.
  if (confidence === 'doubtful' && field !== 'price' && field !== 'areas') return orDropped('doubtful');
  return told() ? 'doubtful' : 'understood';
}

/** Whether a line of the report speaks of a value; of short ones only where it says which element it is of. */
function names(detail: string, path: string, text: string): boolean {
  const quoted = quote(text);
  return (
    detail.startsWith(`${path}: `) ||
    detail.split('; ').includes(path) ||
    detail.includes(`"${quoted}"`) ||
    detail === quoted ||
    (path === 'price' && detail.startsWith(`${quoted} `)) ||
    (quoted.length > 3 && detail.includes(quoted))
  );
}

/** Lines and flags alike: what ours do not wholly say is shown or told, by its words or its name. */
function featureOutcome(path: string, text: string, ad: FeedAd): Outcome {
  const name = (path.split('/').at(-1) ?? '').replaceAll('_', ' ');
  const told = ad.warnings
    .filter(({ code }) => code === 'words-kept' || code === 'value-unreadable')
    .flatMap(({ detail }) => detail.split('; '));
  const parts =
    path === 'features'
      ? text
          .split(/[\n;|,]+/)
          .map((part) => part.trim())
          .filter((part) => part !== '')
      : [text];
  const outcomes = parts.map((part): Outcome => {
    if (told.some((line) => line === quote(part) || line === name || line === quote(`${name}: ${part}`))) return 'kept';
    return [part, `${name}: ${part}`].some((line) => readFeature(line).confidence === 'sure')
      ? 'understood'
      : 'dropped';
  });
  return (['dropped', 'kept'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'understood';
}

function tableLines(table: ReadonlyMap<string, Counts>): string[] {
  const rows = [...FEED_FIELDS, 'unknown elements'].flatMap((name): [string, Counts][] => {
    const counts = table.get(name);
    return counts === undefined ? [] : [[name, counts]];
  });
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(12)).join('')}`;
  return [
    line('reader', OUTCOMES),
    ...[...rows, ['all', totalOf(table)] as const].map(([name, counts]) =>
      line(
        name,
        OUTCOMES.map((outcome) => counts[outcome]),
      ),
    ),
  ];
}

function totalOf(table: ReadonlyMap<string, Counts>): Counts {
  const total = noCounts();
  for (const counts of table.values()) for (const outcome of OUTCOMES) total[outcome] += counts[outcome];
  return total;
}

function noCounts(): Counts {
  return { nothing: 0, understood: 0, doubtful: 0, kept: 0, told: 0, dropped: 0 };
}
