import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../platform/settings';
import { htmlToText } from '../../platform/text';
import { decodeFeed } from './decode-feed';
import { adText, adTexts, type KyeroAd } from './kyero-ad';
import { readKyero } from './read-kyero';
import { inPieces, kyeroAd, kyeroFile } from './testing/kyero-file';

/** Every file is read in pieces that cut references, marks and letters, and as a whole. */
const SIZES = [1, 7, 64, 100_000];

async function readAll(content: string | Uint8Array, size: number): Promise<KyeroAd[]> {
  const ads: KyeroAd[] = [];
  for await (const ad of readKyero(decodeFeed(inPieces(content, size), { charset: undefined, maxBytes: 10_000_000 })))
    ads.push(ad);
  return ads;
}

async function read(content: string | Uint8Array): Promise<KyeroAd[]> {
  const [first = [], ...others] = await Promise.all(SIZES.map((size) => readAll(content, size)));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

async function readOne(fields: Readonly<Record<string, string | null>>): Promise<KyeroAd> {
  const [ad] = await read(kyeroFile([kyeroAd('A1', fields)]));
  if (ad === undefined) throw new Error('There is no ad.');
  return ad;
}

/** As the mapping takes it: texts of advertisers are HTML. */
const wordsAt = (ad: KyeroAd | undefined, path: string): string | undefined =>
  ad && (/^(?:desc|title)/.test(path) ? htmlToText(adText(ad, path)) : adText(ad, path));

const inCroatian = (text: string): Record<string, string> => ({ desc: `<hr>${text}</hr>` });

test.each([
  ['a word in bold', 'Prvi <b>drugi</b> zadnji', 'Prvi drugi zadnji'],
  ['a tag at the beginning', '<b>Prvi</b> zadnji', 'Prvi zadnji'],
  ['a tag at the end', 'Prvi <i>zadnji</i>', 'Prvi zadnji'],
  ['tags in tags', 'a <b>b <i>c <u>d</u> e</i> f</b> g', 'a b c d e f g'],
  ['a part of a word', 'pod<b>eblja</b>no', 'podebljano'],
  ['two parts of a word', '<b>pod</b><i>vučeno</i>', 'podvučeno'],
  ['paragraphs', '<p>Prvi.</p><p>Drugi.</p>', 'Prvi.\n\nDrugi.'],
  ['a break', 'Prvi.<br/>Drugi.', 'Prvi.\nDrugi.'],
  ['a break that is not closed', 'Prvi.<br>Drugi.', 'Prvi.\nDrugi.'],
  ['a break with attributes', 'Prvi.<br clear="all">Drugi.', 'Prvi.\nDrugi.'],
  ['a break in capitals', 'Prvi.<BR>Drugi.<BR/>Treći.', 'Prvi.\nDrugi.\nTreći.'],
  ['a break with an end', 'Prvi.<br></br>Drugi.', 'Prvi.\nDrugi.'],
  ['a line in Croatian', 'Prvi.<hr/>Drugi.', 'Prvi.\n\nDrugi.'],
  ['a list', '<ul><li>bazen</li><li>vrt</li></ul>', '– bazen\n– vrt'],
  ['a list after words', 'Ima:<ul><li>bazen</li><li>vrt</li></ul>i more.', 'Ima:\n\n– bazen\n– vrt\n\ni more.'],
  ['a heading', '<h2>Stan</h2>U centru.', 'Stan\n\nU centru.'],
  [
    'a table',
    '<table><tr><td>Soba</td><td>12 m²</td></tr><tr><td>Kupaonica</td><td>5 m²</td></tr></table>',
    'Soba 12 m²\n\nKupaonica 5 m²',
  ],
  ['blocks', '<div>Prvi</div><div>Drugi</div>', 'Prvi\n\nDrugi'],
  ['a link', 'Više na <a href="https://a.example/?a=1&amp;b=2">stranici</a>.', 'Više na stranici.'],
  ['elements nobody knows', 'Prvi <naglasak>drugi</naglasak> zadnji', 'Prvi drugi zadnji'],
  ['elements nobody knows side by side', 'Prvi <x>drugi</x><y>treći</y>', 'Prvi drugi treći'],
  ['CDATA', '<![CDATA[<p>Prvi.</p><p>Drugi.</p>]]>', 'Prvi.\n\nDrugi.'],
  ['CDATA between words', 'Prvi <![CDATA[<b>drugi</b>]]> zadnji', 'Prvi drugi zadnji'],
  ['CDATA in a tag', '<p>Prvi</p><p><![CDATA[Drugi & treći]]></p>', 'Prvi\n\nDrugi & treći'],
  ['escaped tags', '&lt;p&gt;Prvi.&lt;/p&gt;&lt;p&gt;Drugi.&lt;/p&gt;', 'Prvi.\n\nDrugi.'],
  ['tags escaped twice', 'Prvi.&amp;lt;br&amp;gt;Drugi.', 'Prvi.\nDrugi.'],
  ['escaped tags in CDATA', '<![CDATA[Prvi.&lt;br /&gt;Drugi.]]>', 'Prvi.\nDrugi.'],
  ['escaped tags beside true ones', '<p>Prvi.&lt;br&gt;Drugi.</p>', 'Prvi.\nDrugi.'],
  ['a comment', 'Prvi <!-- tajno --> zadnji', 'Prvi zadnji'],
  ['a comment that holds an end of CDATA', 'Prvi <!-- ]]> --> zadnji', 'Prvi zadnji'],
  ['a comment that holds a beginning of CDATA', 'Prvi <!-- <![CDATA[ --> & zadnji', 'Prvi & zadnji'],
  ['a comment with two dashes', 'Prvi <!-- a -- b --> zadnji', 'Prvi zadnji'],
  ['a comment in CDATA', '<![CDATA[Prvi <!-- tajno --> zadnji]]>', 'Prvi zadnji'],
  ['the end of CDATA in a text', 'Prvi ]]> zadnji', 'Prvi ]]> zadnji'],
  ['the end of CDATA in CDATA', '<![CDATA[Prvi ]]> zadnji]]>', 'Prvi ]]> zadnji'],
  ['the end of CDATA in CDATA with tags', '<![CDATA[<p>Prvi ]]> drugi</p><p>zadnji</p>]]>', 'Prvi ]]> drugi\n\nzadnji'],
  ['CDATA that was split', '<![CDATA[Prvi ]]]]><![CDATA[> zadnji]]>', 'Prvi ]]> zadnji'],
  ['an instruction', 'Prvi <?php echo 1 ?> zadnji', 'Prvi zadnji'],
  ['less than', 'do mora < 50 m', 'do mora < 50 m'],
  ['less than in front of a number', 'do mora <50 m', 'do mora <50 m'],
  ['words in pointed brackets', '<![CDATA[Zovite <privatno> odmah<br>Hvala]]>', 'Zovite <privatno> odmah\nHvala'],
  [
    'tags of a word processor',
    '<![CDATA[<o:p>Prvi</o:p> <!--[if gte mso 9]><xml>x</xml><![endif]-->zadnji]]>',
    'Prvi zadnji',
  ],
  ['lines of the file', 'Prvi redak\nDrugi redak', 'Prvi redak\nDrugi redak'],
  ['a description in two pieces', 'Prvi</hr><hr>Drugi', 'Prvi\n\nDrugi'],
])('O-44 words and lines stay: %s', async (_name, text, words) => {
  expect(wordsAt(await readOne(inCroatian(text)), 'desc/hr')).toBe(words);
});

test.each([
  ['town', '<b>Split</b>', 'Split'],
  ['town', 'Veliki <i>Drvenik</i>', 'Veliki Drvenik'],
  ['ref', '<b>A-1</b>', 'A-1'],
  ['type', '<span>Stan</span>', 'Stan'],
  ['price', '<strong>250000</strong>', '250000'],
  ['notes', '<p>a</p><p>b</p>', 'a\n\nb'],
  ['features/feature', '&lt;b&gt;bazen&lt;/b&gt;', 'bazen'],
  ['title/hr', 'Stan <em>s pogledom</em>', 'Stan s pogledom'],
  ['location_detail', '<p>Bačvice</p>', 'Bačvice'],
  ['desc', '<p>Bez jezika.</p><p>Drugi.</p>', 'Bez jezika.\n\nDrugi.'],
])('O-44 in every field: %s %s', async (path, text, words) => {
  const [field = '', inside] = path.split('/');
  const ad = await readOne({ [field]: inside === undefined ? text : `<${inside}>${text}</${inside}>` });
  expect(wordsAt(ad, path)).toBe(words);
});

test.each([
  ['&#11;', 'a b'],
  ['&#x1F;', 'a b'],
  ['&#x1f;', 'a b'],
  ['&#0;', 'a b'],
  ['&#x0;', 'a b'],
  ['&#00011;', 'a b'],
  ['&#x0000B;', 'a b'],
  ['&#1;&#2;&#3;', 'a b'],
  ['&#8;', 'a b'],
  ['&#xFFFE;', 'a b'],
  ['&#65535;', 'a b'],
  ['\u000b', 'a b'],
  ['\u0000', 'a b'],
  ['&amp;#11;', 'a b'],
  ['<![CDATA[&#11;]]>', 'a b'],
  ['<![CDATA[\u001f]]>', 'a b'],
  ['&#55357;&#56832;', 'a😀b'],
  ['&#xD83D;&#xDE00;', 'a😀b'],
  ['&#xd83d;&#xde00;', 'a😀b'],
  ['&#55357;&#xDE00;', 'a😀b'],
  ['&#xD83D;&#56832;', 'a😀b'],
  ['&#x0D83D;&#056832;', 'a😀b'],
  ['&amp;#55357;&amp;#56832;', 'a😀b'],
  ['<![CDATA[&#55357;&#56832;]]>', 'a😀b'],
  ['&#55356;&#56813;&#55356;&#56823;', 'a🇭🇷b'],
  ['&#55357;', 'a\ufffdb'],
  ['&#56832;&#55357;', 'a\ufffd\ufffdb'],
  ['&#9999999;', 'a\ufffdb'],
  ['&#x110000;', 'a\ufffdb'],
  ['&#128512;', 'a😀b'],
  ['&#150;', 'a–b'],
  ['&#146;', 'a’b'],
  ['&#x96;', 'a–b'],
  ['&#269;', 'ačb'],
  ['&#10;', 'a\nb'],
  ['&#', 'a&#b'],
])('O-45 references to characters: %j', async (reference, words) => {
  expect(wordsAt(await readOne(inCroatian(`a${reference}b`)), 'desc/hr')).toBe(words);
});

const DECLARED = '<?xml version="1.0" encoding="utf-8"?>';

test.each([
  ['a line', `\n${DECLARED}`, 1],
  ['two lines', `\n\n${DECLARED}`, 2],
  ['lines of Windows', `\r\n\r\n${DECLARED}`, 2],
  ['spaces', `   ${DECLARED}`, 0],
  ['tabulators', `\t${DECLARED}`, 0],
  ['a mark', `\ufeff${DECLARED}`, 0],
  ['a mark and a line', `\ufeff\n${DECLARED}`, 1],
  ['a line and a mark', `\n\ufeff${DECLARED}`, 1],
  ['two marks', `\ufeff\ufeff${DECLARED}`, 0],
  ['a mark that was encoded twice', `\u00ef\u00bb\u00bf${DECLARED}`, 0],
  ['a space without width', `\u200b\n${DECLARED}`, 1],
  ['a hard space', `\u00a0\n${DECLARED}`, 1],
  ['a NUL', `\u0000\n${DECLARED}`, 1],
  ['a comment', `<!-- made by a program -->\n${DECLARED}`, 1],
  ['a comment of three lines', `<!--\na\n-->${DECLARED}`, 2],
  ['many lines', `${'\n'.repeat(3000)}${DECLARED}`, 3000],
  ['no declaration', '\n\n', 2],
  ['a broken declaration', '\n<?xml version=1.0?>', 1],
  ['a declaration twice', `${DECLARED}\n${DECLARED}`, 1],
  ['an instruction', `${DECLARED}\n<?xml-stylesheet href="a.xsl"?>`, 1],
])('O-45 %s before the file is passed over, lines are kept', async (_name, head, added) => {
  const ads = await read(kyeroFile([kyeroAd('A1', inCroatian('čista'))], head));
  expect(ads.map((ad) => [adText(ad, 'ref'), adText(ad, 'desc/hr'), ad.line])).toEqual([['A1', 'čista', 4 + added]]);
});

test('O-45 an encoding that is declared after empty lines is believed', async () => {
  const letters = new TextDecoder('windows-1250');
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [letters.decode(Uint8Array.of(byte)), byte]));
  const text = kyeroFile(
    [kyeroAd('A1', inCroatian('čista žuta kuća'))],
    '\r\n\r\n<?xml version="1.0" encoding="windows-1250"?>',
  );
  const [ad] = await read(Uint8Array.from([...text].map((letter) => bytes.get(letter) ?? 63)));
  expect(ad && adText(ad, 'desc/hr')).toBe('čista žuta kuća');
  const wide = new Uint8Array(
    Buffer.from(
      kyeroFile([kyeroAd('A1', inCroatian('čista'))], '\n\n<?xml version="1.0" encoding="UTF-16"?>'),
      'utf16le',
    ),
  );
  const [other] = await read(wide);
  expect(other && adText(other, 'desc/hr')).toBe('čista');
});

test.each([
  ['currency', '&euro;', '€'],
  ['currency', '&amp;euro;', '€'],
  ['currency', '&#8364;', '€'],
  ['currency', '&amp;#8364;', '€'],
  ['currency', '<![CDATA[&euro;]]>', '€'],
  ['currency', '&EURO;', '€'],
  ['town', '&SCARON;IBENIK', 'ŠIBENIK'],
  ['town', '&Scaron;ibenik', 'Šibenik'],
  ['town', '&amp;Scaron;ibenik', 'Šibenik'],
  ['town', '&amp;amp;Scaron;ibenik', 'Šibenik'],
  ['town', '&#352;ibenik', 'Šibenik'],
  ['town', '&#x160;ibenik', 'Šibenik'],
  ['town', '&amp;#352;ibenik', 'Šibenik'],
  ['town', '&amp;#x160;ibenik', 'Šibenik'],
  ['town', '<![CDATA[&Scaron;ibenik]]>', 'Šibenik'],
  ['town', '<![CDATA[&amp;Scaron;ibenik]]>', 'Šibenik'],
  ['town', 'Biograd&nbsp;na&nbsp;Moru', 'Biograd na Moru'],
  ['town', 'Biograd&amp;nbsp;na&#160;Moru', 'Biograd na Moru'],
  ['town', 'Vara&zcaron;din', 'Varaždin'],
  ['town', 'Po&zcaron;ega &amp;amp; okolica', 'Požega & okolica'],
  ['town', '&Ccaron;akovec', 'Čakovec'],
  ['town', '&amp;#268;akovec', 'Čakovec'],
  ['town', '&Dstrok;ur&dstrok;evac', 'Đurđevac'],
  ['type', 'Ku&cacute;a', 'Kuća'],
  ['type', 'Ku&amp;cacute;a', 'Kuća'],
  ['type', 'Gra&amp;#273;evinsko zemlji&amp;scaron;te', 'Građevinsko zemljište'],
  ['type', 'Land &amp;amp; plots', 'Land & plots'],
  ['province', 'Primorsko&ndash;goranska', 'Primorsko–goranska'],
  ['province', 'L&#39;Istria', "L'Istria"],
  ['province', 'L&amp;apos;Istria', "L'Istria"],
  ['price', '250&nbsp;000&nbsp;&euro;', '250 000 €'],
  ['price', '250&amp;nbsp;000 &amp;euro;', '250 000 €'],
  ['location_detail', 'Ba&ccaron;vice', 'Bačvice'],
  ['ref', 'A&amp;amp;B', 'A&B'],
  ['ref', 'A&B', 'A&B'],
  ['url/en', 'https://a.example/?a=1&amp;amp;copy=2', 'https://a.example/?a=1&copy=2'],
  ['url/en', 'https://a.example/?a=1&copy=2', 'https://a.example/?a=1&copy=2'],
  ['features/feature', 'Pogled na more &amp;ndash; terasa', 'Pogled na more – terasa'],
  ['features/feature', 'm&sup2;', 'm²'],
  ['images/image/url', 'https://a.example/1.jpg?w=1&amp;amp;h=2', 'https://a.example/1.jpg?w=1&h=2'],
  ['country', 'Espa&ntilde;a', 'España'],
  ['country', 'Espa&amp;ntilde;a', 'España'],
  ['desc/hr', 'Ku&cacute;a &amp;amp; vrt', 'Kuća & vrt'],
  ['town', 'AT&T;', 'AT&T;'],
  ['town', '&notaname; x', '&notaname; x'],
])('O-50 references in names are decoded as often as they were made: %s %j', async (path, text, value) => {
  const names = path.split('/');
  const [field = '', ...inside] = names;
  const content = inside.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, text);
  expect(wordsAt(await readOne({ [field]: content }), path)).toBe(value);
});

test('O-46 what is said in several languages stands under each, by elements and by attributes', async () => {
  const ad = await readOne({
    type: '<en>villa</en><hr>Vila</hr>',
    desc: '<hrv>Kuća.</hrv><en-GB>A house.</en-GB><text lang="de">Ein Haus.</text><text xml:lang="it-IT">Una casa.</text>',
    video_url: '<en>https://v.example/en</en><hr>https://v.example/hr</hr>',
    features: '<feature lang="hr">Bazen</feature><feature lang="en">Pool</feature>',
  });
  const texts = [
    'type/hr',
    'type/en',
    'type',
    'desc/hr',
    'desc/en',
    'desc/de',
    'desc/it',
    'video_url',
    'video_url/en',
  ].map((path) => adText(ad, path));
  expect(texts).toEqual([
    'Vila',
    'villa',
    'Vila',
    'Kuća.',
    'A house.',
    'Ein Haus.',
    'Una casa.',
    'https://v.example/hr',
    'https://v.example/en',
  ]);
  expect(adTexts(ad, 'features/feature')).toEqual(['Bazen', 'Pool']);
});

test('O-46 a field that comes once for each language is one field', async () => {
  const file = kyeroFile([
    kyeroAd('A1', { desc: null }).replace(
      '</property>',
      '<desc lang="hr">Kuća</desc><desc lang="EN">A <b>house</b></desc><title xml:lang="de"><p>Haus</p></title></property>',
    ),
  ]);
  const [ad] = await read(file);
  expect(ad && ['desc/hr', 'desc/en', 'title/de'].map((path) => wordsAt(ad, path))).toEqual([
    'Kuća',
    'A house',
    'Haus',
  ]);
  const [whole] = await read(
    kyeroFile([kyeroAd('A1', { desc: 'Kuća' }).replace('<property>', '<property xml:lang="hr">')]),
  );
  expect(whole && adText(whole, 'desc/hr')).toBe('Kuća');
});

test.each([
  ['a wrapper', (ads: string) => `<properties>${ads}</properties>`],
  ['another wrapper', (ads: string) => `<adverts>${ads}</adverts>`],
  ['a wrapper of wrappers', (ads: string) => `<agency><name>x</name><properties>${ads}</properties></agency>`],
  ['ads of another name', (ads: string) => `<adverts>${ads.replaceAll('property>', 'advert>')}</adverts>`],
  [
    'capitals',
    (ads: string) =>
      ads.replace(/<(\/?)([a-z_]+)>/g, (_all, slash: string, name: string) => `<${slash}${name.toUpperCase()}>`),
  ],
  ['prefixes', (ads: string) => ads.replace(/<(\/?)([a-z_]+)>/g, '<$1k:$2>')],
])('ads are read in %s', async (_name, wrap) => {
  const ads = await read(kyeroFile([wrap(`${kyeroAd('A1')}${kyeroAd('A2')}`)]));
  expect(ads.map((ad) => [adText(ad, 'ref'), adText(ad, 'desc/hr'), adText(ad, 'surface_area/built')])).toEqual([
    ['A1', 'Svijetao stan.', '64'],
    ['A2', 'Svijetao stan.', '64'],
  ]);
});

test('O-55 the agent of the file is that of each ad that names none', async () => {
  const agent = '<agent><name>Ana</name><email>ana@a.example</email></agent>';
  const ads = await read(
    kyeroFile([agent, kyeroAd('A1'), kyeroAd('A2', { agent: '<name>Ivo</name><tel>021 1</tel>' })]),
  );
  expect(ads.map((ad) => [adText(ad, 'agent/name'), adText(ad, 'agent/email'), adText(ad, 'agent/tel')])).toEqual([
    ['Ana', 'ana@a.example', ''],
    ['Ivo', '', '021 1'],
  ]);
});

const odd = join(projectRoot(), '..', 'shared', 'feeds', 'odd');
const oddTest = existsSync(odd) ? test : test.skip;
if (!existsSync(odd)) process.emitWarning(`SKIPPED: the odd feeds are not at ${odd}.`);

oddTest.each([
  [
    'O-44 k01',
    'k01-markup-in-description.xml',
    'desc/hr',
    [
      'Prvi dio opisa podebljano zadnji dio opisa.',
      'Prvi odlomak.\n\nDrugi odlomak s naglaskom.',
      'Prvi redak.\nDrugi redak.',
      'Prvi odlomak.',
    ],
  ],
  [
    'O-45 k02',
    'k02-control-reference.xml',
    'desc/hr',
    ['Svijetao stan.', 'Tekst iz uredskog programa i jo jedan znak.', 'Svijetao stan.'],
  ],
  ['O-45 k04', 'k04-empty-line-first.xml', 'ref', ['EL-1', 'EL-2']],
])('%s (skipped where it is absent)', async (_name, file, path, values) => {
  expect((await read(await readFile(join(odd, file)))).map((ad) => wordsAt(ad, path))).toEqual(values);
});
