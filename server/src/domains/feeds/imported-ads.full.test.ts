import { withTestDatabase } from '../../platform/db/testing/test-database';
import { phoneOf, readDetail } from '../listings/api';
import { referenceKey, respelledReferences } from './ad-reference';
import { kyeroAd, kyeroFile } from './testing/kyero-file';
import { useImports } from './testing/import-run';
import { ofSweep } from '../../platform/testing/full-run';

const database = withTestDatabase();
const importText = useImports(() => database.db);

interface Stored {
  id: number;
  reference: string;
  status: number;
  price: string | null;
  previous: string | null;
}

const adsOf = (agency: string): Promise<Stored[]> =>
  database.sql<
    Stored[]
  >`SELECT listing.id, reference, status, price, previous_price AS previous FROM listing JOIN agency ON agency.id = agency_id WHERE slug = ${agency} ORDER BY listing.id`;

describe('O-55 an ad can be answered', () => {
  test('a file of an agency that nobody can reach is refused with a clear sentence, and nothing goes on-line', async () => {
    const { code, last } = await importText('silent', kyeroFile([kyeroAd('A1')]), '--unreachable');
    expect([code, await adsOf('silent')]).toEqual([2, []]);
    expect(last).toMatch(/refused, nothing was changed\. no-contact: .*--agency-email or --agency-phone/);
    expect((await importText('silent', kyeroFile([kyeroAd('A1')]))).code).toBe(0);
    expect((await importText('silent', kyeroFile([kyeroAd('A1')]), '--unreachable')).code).toBe(0);
  });

  test.each([
    ['--agency-email', 'nobody', 'no e-mail address'],
    ['--agency-phone', '12', 'no telephone number'],
  ])('%s %s is refused', async (flag, value, sentence) => {
    const { code, last } = await importText('typo', kyeroFile([kyeroAd('A1')]), '--unreachable', flag, value);
    expect([code, last.includes(sentence)]).toEqual([2, true]);
  });

  test('a telephone number alone is a way, and is kept as everybody reads it', async () => {
    expect(
      (await importText('by-phone', kyeroFile([kyeroAd('A1')]), '--unreachable', '--agency-phone', '021/555-444')).code,
    ).toBe(0);
    const [ad] = await adsOf('by-phone');
    expect(await phoneOf(database.db, ad?.id ?? 0)).toBe('+385 21 555 444');
  });

  test('the agent of the file is the way to an agency that has none, and the person of each ad', async () => {
    const agent = '<agent><name>Ana Anić</name><email>ana@a.example</email><tel>021 555 111</tel></agent>';
    const nobody = '<agent><name>null</name><email>undefined</email></agent>';
    expect((await importText('agents', kyeroFile([nobody, kyeroAd('A1')]), '--unreachable')).last).toContain(
      'no-contact',
    );
    const own = { agent: '<name>Ivo Ivić</name><mob>091 234 5678</mob><email>no address</email>' };
    const { code, lines } = await importText(
      'agents',
      kyeroFile([agent, kyeroAd('A1'), kyeroAd('A2', own)]),
      '--unreachable',
    );
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain(
      'agent-contact-dropped: Addresses and numbers of the agent that are none were left out. (no address)',
    );
    const [first, second] = await adsOf('agents');
    expect(await Promise.all([first, second].map((ad) => phoneOf(database.db, ad?.id ?? 0)))).toEqual([
      '+385 21 555 111',
      '+385 91 234 5678',
    ]);
    expect(await database.sql`SELECT email, phone FROM agency WHERE slug = 'agents'`).toEqual([
      { email: 'ana@a.example', phone: '+385 21 555 111' },
    ]);
    expect((await importText('agents', kyeroFile([agent, kyeroAd('A1'), kyeroAd('A2', own)]))).last).toContain(
      '2 unchanged',
    );
    const moved = { agent: '<name>Ana Anić</name>' };
    expect((await importText('agents', kyeroFile([kyeroAd('A1'), kyeroAd('A2', moved)]))).last).toContain('2 changed');
    expect(await phoneOf(database.db, second?.id ?? 0)).toBe('+385 21 555 111');
  });
});

describe('O-56 a lower price in the next file is a price cut', () => {
  test.each(
    ofSweep(
      [
        ['a cut', ['250000', '240000'], 250000],
        ['a cut of a cut', ['250000', '240000', '230000'], 240000],
        ['the same price again', ['250000', '240000', '240000'], 250000],
        ['another text after a cut', ['250000', '240000', '240000 '], 250000],
        ['a raised price', ['250000', '260000'], null],
        ['a cut that is undone', ['250000', '240000', '250000'], null],
        ['a cut that is undone in part', ['250000', '240000', '245000'], null],
        ['on request', ['250000', '0'], null],
        ['on request between', ['250000', '0', '240000'], null],
        ['on request first', ['0', '240000'], null],
        ['on request after a cut, then the same', ['250000', '240000', '0', '240000'], null],
        ['a cut after on request', ['250000', '0', '240000', '230000'], 240000],
      ],
      4,
    ),
  )('%s', async (name, prices, previous) => {
    const agency = `cut-${name.toLowerCase().replace(/\W+/g, '-')}`;
    for (const [index, price] of prices.entries()) {
      await importText(
        agency,
        kyeroFile([
          kyeroAd('P1', {
            price: price.trim(),
            notes: price,
            desc: `<hr>${price === price.trim() ? '' : `${index}. tekst`}</hr>`,
          }),
        ]),
      );
    }
    const [ad] = await adsOf(agency);
    expect(ad?.previous ?? null).toBe(previous === null ? null : previous.toFixed(2));
    const detail = await readDetail(database.db, ad?.id ?? 0, 'hr');
    expect(detail.price.previous).toBe(previous);
    const shown = prices.map(Number).filter((price) => price > 0);
    if (previous !== null)
      expect(detail.priceHistory.map(({ price }) => price)).toEqual(
        shown.filter((price, index) => price !== shown[index - 1]),
      );
  });

  test('sale that becomes rent is no cut, and an ad that was gone meanwhile may be cut', async () => {
    await importText('deal', kyeroFile([kyeroAd('P1'), kyeroAd('P2'), kyeroAd('P3')]));
    await importText('deal', kyeroFile([kyeroAd('P1', { price: '900', price_freq: 'month' }), kyeroAd('P3')]));
    await importText(
      'deal',
      kyeroFile([
        kyeroAd('P1', { price: '900', price_freq: 'month' }),
        kyeroAd('P2', { price: '200000' }),
        kyeroAd('P3'),
      ]),
    );
    expect((await adsOf('deal')).map(({ previous }) => previous)).toEqual([null, '250000.00', null]);
  });
});

describe('O-57 a reference in another spelling is the same ad', () => {
  test.each(
    ofSweep(
      [
        ['case', 'M702', 'm702'],
        ['mixed case', 'mK-70a', 'MK-70A'],
        ['letters beyond ASCII', 'ŠIB-1', 'šib-1'],
        ['white space inside', 'M 703', 'M703'],
        ['more white space inside', 'M  704', 'M 704'],
        ['a hard space', 'M\u00a0705', 'M 705'],
        ['white space around', ' M706 ', 'm706'],
        ['a tabulator', 'M\t707', 'M 707'],
        ['composed letters', 'C\u030c-708', 'Č-708'],
        ['a space without width', 'M709\u200b', 'M709'],
        ['Greek', 'ΑΓ-1', 'αγ-1'],
        ['Cyrillic', 'КВ-1', 'кв-1'],
        ['a Greek letter at the end', 'ΑΣ', 'ας'],
        ['a German letter', 'Straße 1', 'STRASSE 1'],
      ],
      4,
    ),
  )('%s', async (name, before, after) => {
    const agency = `spelling-${name.toLowerCase().replace(/\W+/g, '-')}`;
    await importText(agency, kyeroFile([kyeroAd(before), kyeroAd('OTHER')]));
    const first = await adsOf(agency);
    expect((await importText(agency, kyeroFile([kyeroAd(after), kyeroAd('OTHER')]))).last).toMatch(
      /0 created, [01] changed, [12] unchanged, 0 refused, 0 withdrawn/,
    );
    const second = await adsOf(agency);
    expect(second.map(({ id, status }) => [id, status])).toEqual(first.map(({ id }) => [id, 1]));
    expect(second[0]?.reference.trim()).toBe(after);
    expect((await importText(agency, kyeroFile([kyeroAd(after), kyeroAd('OTHER')]))).last).toContain('2 unchanged');
  });

  test('two ads of one file that differ in case only are two ads, with a word in the report', async () => {
    const both = (prices: readonly string[]): string =>
      kyeroFile([kyeroAd('a1', { price: prices[0] ?? '' }), kyeroAd('A1', { price: prices[1] ?? '' })]);
    const first = await importText('both', both(['100000', '200000']));
    expect(first.last).toContain('2 created');
    expect(first.lines.join('\n')).toMatch(/A1 +created .*\n(?: .*\n)*? +reference-differs-in-case: .*\(A1\)/);
    expect((await importText('both', both(['110000', '210000']))).last).toContain('0 created, 2 changed');
    expect((await adsOf('both')).map(({ reference, price }) => [reference, price])).toEqual([
      ['a1', '110000.00'],
      ['A1', '210000.00'],
    ]);
    expect((await importText('both', kyeroFile([kyeroAd('A1'), kyeroAd('b')]), '--confirm-drop')).last).toContain(
      '1 created, 1 changed, 0 unchanged, 0 refused, 1 withdrawn',
    );
    expect((await importText('both', both(['1', '2']))).last).toContain(
      '0 created, 2 changed, 0 unchanged, 0 refused, 1 withdrawn',
    );
  });

  test('a refused ad in a new spelling does not take the old one off-line', async () => {
    await importText('refused-spelling', kyeroFile([kyeroAd('M1'), kyeroAd('M2'), kyeroAd('M3')]));
    expect(
      (await importText('refused-spelling', kyeroFile([kyeroAd('m1', { type: null }), kyeroAd('M2'), kyeroAd('M3')])))
        .last,
    ).toContain('1 refused, 0 withdrawn');
    expect((await adsOf('refused-spelling')).map(({ reference, status }) => [reference, status])).toEqual([
      ['M1', 1],
      ['M2', 1],
      ['M3', 1],
    ]);
  });

  test('new spellings are paired with old ones one to one', () => {
    expect(referenceKey(' M\u00a0702\n')).toBe('m702');
    expect([...respelledReferences(['m1', 'M1', 'x'], ['M 1', 'M1', 'y'])]).toEqual([['m1', 'M 1']]);
    expect([...respelledReferences(['m1'], ['M1', 'M 1'])]).toEqual([['m1', 'M1']]);
    expect([...respelledReferences(['a'], ['b'])]).toEqual([]);
  });
});

test.each([
  ['a description without a language', { desc: '<p>Prvi.</p><p>Drugi.</p>' }, 'Prvi.\n\nDrugi.'],
  ['one in CDATA', { desc: '<![CDATA[Prvi.<br>Drugi.]]>' }, 'Prvi.\nDrugi.'],
  ['one beside that of a language', { desc: 'Uvod. <hr>Svijetao stan.</hr>' }, 'Svijetao stan.\n\nUvod.'],
  ['tags beside that of a language', { desc: '<p>Uvod.</p><hr>Svijetao <b>stan</b>.</hr>' }, 'Svijetao stan.\n\nUvod.'],
])('O-44 %s loses no words, and none come twice', async (name, fields: Record<string, string>, description) => {
  const agency = name.replaceAll(' ', '-').toLowerCase();
  expect((await importText(agency, kyeroFile([kyeroAd('A1', fields)]))).lines.join('\n')).toContain('language-guessed');
  const [ad] = await adsOf(agency);
  const detail = await readDetail(database.db, ad?.id ?? 0, 'hr');
  expect([detail.description, detail.descriptionLocale]).toEqual([description, 'hr']);
});

test('O-44 a title without a language is the title, and told', async () => {
  expect(
    (await importText('untold', kyeroFile([kyeroAd('A1', { title: 'Stan s <b>vrtom</b>' })]))).lines.join('\n'),
  ).toContain('language-guessed');
  const [ad] = await adsOf('untold');
  expect((await readDetail(database.db, ad?.id ?? 0, 'hr')).title).toBe('Stan s vrtom');
});
