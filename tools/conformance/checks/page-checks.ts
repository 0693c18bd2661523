import { brotliCompressSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '../../harness';
import { unless, type Check } from './check';

/** Architecture budget of one more remote in the page: bytes of its entry (brotli) and requests for scripts and styles. */
const ENTRY_BYTES = 10 * 1024;
/** Entry, page, catalogue, style sheet; code and catalogue of what the page runs later, which a mount without HTML waits for (0070). */
const REQUESTS = 6;

const keepsPolicy: Check = {
  name: 'obeys the content security policy and asks no foreign host',
  async run({ open }) {
    const session = await open();
    await session.mount(0);
    await session.page.waitForLoadState('networkidle');
    const { origin } = new URL(session.page.url());
    const foreign = session.visit.network.all().filter(({ url }) => new URL(url).origin !== origin);
    return [...foreign.map(({ url }) => `it asked ${url}`), ...session.visit.complaints];
  },
};

const accessible: Check = {
  name: 'axe finds nothing at 390 and 1440 px, light and dark',
  async run({ open, subject }) {
    const problems: string[] = [];
    for (const viewport of [PHONE, DESKTOP]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const session = await open({ viewport, colorScheme });
        for (const index of subject.samples.visits.keys()) {
          await session.mount(index);
          const inside = `#kvadrat-${subject.release.manifest.name}`;
          const where = `${subject.samples.visits[index] ?? ''} at ${viewport.width} px, ${colorScheme}`;
          problems.push(
            ...(await accessibilityProblems(session.page, inside)).map((problem) => `${where}: ${problem}`),
          );
          await session.unmount();
        }
      }
    }
    return problems;
  },
};

const insideBudget: Check = {
  name: 'its federation entry and the number of its files stay inside the budget',
  async run({ open, subject: { release } }) {
    const session = await open();
    await session.mount(0);
    const entry = await readFile(join(release.folder, release.manifest.entry));
    const bytes = brotliCompressSync(entry).length;
    const files = session.visit.network.sent('Script', 'Stylesheet').filter(({ address }) => address.startsWith('/r/'));
    return [
      ...unless(bytes <= ENTRY_BYTES, `the entry has ${bytes} bytes of brotli, allowed are ${ENTRY_BYTES}`),
      ...unless(
        files.length <= REQUESTS,
        `it needs ${files.length} files: ${files.map(({ address }) => address).join(', ')}`,
      ),
    ];
  },
};

const speaksNineLanguages: Check = {
  name: 'has nine catalogues, each loaded alone and each in its own words',
  async run({ open, subject: { release } }) {
    const missing = LOCALES.filter((locale) => release.manifest.catalogues[locale] === undefined);
    const problems = missing.map((locale) => `there is no catalogue for ${locale}`);
    const texts = new Map<string, string>();
    for (const locale of LOCALES) {
      const session = await open();
      await session.mount(0, { locale });
      texts.set(locale, await session.text());
      const loaded = session.visit.network
        .sent('Script')
        .filter(({ address }) =>
          Object.values(release.manifest.catalogues).some((file) => address.endsWith(`/${file}`)),
        );
      problems.push(
        ...unless(loaded.length === 1, `${locale}: ${loaded.length} catalogues were loaded`),
        ...session.visit.complaints.map((complaint) => `${locale}: ${complaint}`),
      );
    }
    return [
      ...problems,
      ...unless(new Set(texts.values()).size === LOCALES.length, 'two languages show the same text'),
    ];
  },
};

export const PAGE_CHECKS: readonly Check[] = [keepsPolicy, accessible, insideBudget, speaksNineLanguages];
