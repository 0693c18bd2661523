import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalCommand } from './releases';

const AGENCY = 'neprijateljska';
/** A town with few ads of its own, so that a list of it is nearly a list of ours. */
export const HOSTILE_LIST = '/prodaja-stambene-nekretnine/vis/';
/** Where the ads are, which a feed tells and no page may. */
export const SECRET_POINT = { lat: '43.061543', lng: '16.183432' };
/** How many texts stand in each description, one to a line. */
const LINES = 25;

/**
 * Puts ads into the running portal whose titles, descriptions, references and agency are these texts, as a feed brings
 * them: each text twice encoded, so that the portal keeps it as it stands here.
 * @returns takes them out again
 */
export async function importHostileAds(texts: readonly string[]): Promise<() => Promise<void>> {
  await importFeed(texts.map((title, index) => property(title, rotated(texts, index), index)).join(''), texts[0] ?? '');
  return () => importFeed('', '');
}

async function importFeed(properties: string, agency: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-hostile-'));
  const file = join(folder, 'feed.xml');
  try {
    await writeFile(file, `<root><kyero><feed_version>3</feed_version></kyero>${properties}</root>`);
    const name = agency === '' ? [] : ['--agency-name', agency];
    await portalCommand(
      'import',
      '--format',
      'kyero',
      '--agency',
      AGENCY,
      '--agency-email',
      'ured@neprijateljska.example',
      ...name,
      '--confirm-drop',
      '--no-photos',
      file,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rotated(texts: readonly string[], from: number): string[] {
  return Array.from(
    { length: Math.min(LINES, texts.length) },
    (_, index) => texts[(from + index) % texts.length] ?? '',
  );
}

function property(title: string, lines: readonly string[], index: number): string {
  return `<property><id>${index}</id><ref>${encode(`${index} ${title.slice(0, 60)}`)}</ref><date>2026-11-28 10:00:00</date><price>${200_000 + index}</price><currency>EUR</currency>
    <price_freq>sale</price_freq><type>Apartment</type><country>Croatia</country><province>Splitsko-dalmatinska</province><town>Vis</town>
    <location><latitude>${SECRET_POINT.lat}</latitude><longitude>${SECRET_POINT.lng}</longitude></location><beds>2</beds><baths>1</baths><surface_area><built>60</built></surface_area>
    <title><hr>${encode(encode(title))}</hr></title><desc><hr>${encode(lines.map(encode).join('\n'))}</hr></desc></property>`;
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
