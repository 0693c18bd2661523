import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { isPaidVisibility, VISIBILITY_TIERS } from '@kvadrat/contracts/vocabulary';
import type { AppDeps } from '../../app';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { INFO_PAGE_NAMES, INFO_PATHS } from './info-paths';
import { SECTIONS, type StaticPageName, type StaticText, type TextBlock } from './static-text';
import { STATIC_TEXTS } from './static-texts';
import { addStaticPages } from '.';

const PAGES: [requirement: string, name: StaticPageName][] = [
  ['R9', 'whoWeAre'],
  ['R17', 'terms'],
  ['R18', 'privacy'],
  ['R19', 'cookies'],
];

let folder: string;
let portal: TestPortal;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kv-static-'));
  const registerPages: NonNullable<AppDeps['registerPages']> = (app, show) => {
    addStaticPages(app, show);
    return Promise.resolve();
  };
  portal = await createTestPortal({ folder, releases: [SHELL], registerPages });
  await portal.settled();
}, 30_000);

afterAll(async () => {
  await portal.app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PAGES)('%s %s stands in the frame with its heading, head and contents', async (_requirement, name) => {
    const path = localizedPath(locale, INFO_PATHS[name]);
    const { statusCode, headers, body } = await portal.app.inject(path);
    const { title } = STATIC_TEXTS[locale][name];
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(`data-page="remote">${locale} ${INFO_PATHS[name]}`);
    expect(body).toContain(`<title>${html(title)} | Kvadrat</title>`);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).toContain(`<link rel="canonical" href="https://www.kvadrat.example${path}">`);
    for (const other of LOCALES) expect(body).toContain(`href="https://www.kvadrat.example${localizedPath(other, INFO_PATHS[name])}" hreflang="${other}"`);
    for (const id of SECTIONS[name]) expect([body.includes(`href="#${id}"`), body.includes(`<h2 id="${id}">`)]).toEqual([true, true]);
    expect(body).toContain('<style>@layer');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(headers['cache-control']).toContain('s-maxage=60');
  });
});

test.each(PAGES)('%s %s without its final slash is sent on, with the query as it came', async (_requirement, name) => {
  const { statusCode, headers } = await portal.app.inject(`${INFO_PATHS[name].slice(0, -1)}?utm_source=a%20b`);
  expect([statusCode, headers.location]).toEqual([301, `${INFO_PATHS[name]}?utm_source=a%20b`]);
});

test('the pages stay readable when the shell cannot render its frame', async () => {
  await portal.publish([{ ...SHELL, release: '9.9.9-00000009', server: 'exports.renderFrame = async () => { throw new Error("x"); };' }]);
  const { statusCode, body, headers } = await portal.app.inject(INFO_PATHS.terms);
  expect([statusCode, body.includes('<main><div class="kv-info">'), headers['cache-control']]).toEqual([200, true, 'private, no-cache']);
  await portal.publish([SHELL]);
});

/** Everything a text says, block by block. */
function parts({ title, description, lead, sections }: StaticText): string[] {
  const blocks = Object.values(sections).flatMap(({ heading, blocks: own }) => [heading, ...own.flatMap(wordsOf)]);
  return [title, description, lead, ...blocks];
}

function wordsOf(block: TextBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'head' in block ? [...block.head, ...block.rows.flat()] : block;
}

function html(text: string): string {
  return text.replaceAll("'", '&#39;');
}

/** Names and marks that are the same word everywhere. */
const SAME_ON_PURPOSE = new Set(['favourites', 'saved-details', 'map-closed, map-still', 'microphone', 'hidden-ads', 'compare', 'seen-ads', 'recent-searches', 'recent-places', 'scroll', 'save-search', 'kvadrat_canary', 'kvadrat_override', 'kvadrat_flags', 'kvadrat_break', 'kvadrat_staff', 'IMMSESSID', 'imm_key, __Host-imm_key, __Secure-imm_key', 'imm_csrf, __Host-imm_csrf', 'signup_social, user_uuid, email, phone', 'kvadrat-social', 'session-changed, marks-changed']);

describe.each(LOCALES)('words of the pages in %s', (locale: Locale) => {
  test.each(PAGES)('%s %s have the same blocks and links as the Croatian ones, and are translated', (_requirement, name) => {
    const [own, source] = [STATIC_TEXTS[locale][name], STATIC_TEXTS.hr[name]].map((text: StaticText) => parts(text));
    expect(own?.map(linksOf)).toEqual(source?.map(linksOf));
    if (locale === 'hr') return;
    const untranslated = own?.filter((text, index) => text === source?.[index] && !SAME_ON_PURPOSE.has(text));
    expect(untranslated).toEqual([]);
  });

  test('no straight quotes or apostrophes', () => {
    const straight = PAGES.flatMap(([, name]) => parts(STATIC_TEXTS[locale][name])).filter((text) => /["']/.test(text));
    expect(straight).toEqual([]);
  });

  test('R40 descriptions have at most 160 characters', () => {
    for (const [, name] of PAGES) expect([name, STATIC_TEXTS[locale][name].description.length <= 160]).toEqual([name, true]);
  });

  test('links lead to pages that exist', () => {
    const names: readonly string[] = INFO_PAGE_NAMES;
    const links = PAGES.flatMap(([, name]) => parts(STATIC_TEXTS[locale][name]).flatMap(linksOf));
    expect(links.filter((link) => !names.includes(link))).toEqual([]);
  });
});

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((\w+)\)/g)].map(([, name]) => name ?? '').sort();
}

test.each([
  ['hr', 'pet'],
  ['de', 'fünf'],
  ['en', 'five'],
  ['it', 'cinque'],
  ['fr', 'cinq'],
  ['es', 'cinco'],
  ['ru', 'пять'],
  ['pt', 'cinco'],
  ['el', 'πέντε'],
] as const)('R283 in %s what is said of the order is what the search does: as many paid levels, and no word of how well ads match or how complete they are', async (locale, five) => {
  expect(VISIBILITY_TIERS.filter(isPaidVisibility)).toHaveLength(5);
  const { sections } = STATIC_TEXTS[locale].terms;
  const said = JSON.stringify(sections['isticanje']);
  expect(said).toContain(five);
  expect(said).not.toMatch(/koliko odgovaraju|wie gut sie|how well they|quanto corrispondono|leur accord|cuánto responden|насколько подходят|quanto correspondem|πόσο ταιριάζουν/);
});
