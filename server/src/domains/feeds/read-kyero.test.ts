import { decodeFeed } from './decode-feed';
import { FeedFileError } from './feed-file-error';
import { adText, type KyeroAd } from './kyero-ad';
import { readKyero } from './read-kyero';
import { inPieces, kyeroAd, kyeroFile } from './testing/kyero-file';

const MAX = 10_000_000;

async function read(
  content: string | Uint8Array,
  { charset, maxBytes = MAX, size = 7 }: { charset?: string; maxBytes?: number; size?: number } = {},
): Promise<KyeroAd[]> {
  const ads: KyeroAd[] = [];
  for await (const ad of readKyero(decodeFeed(inPieces(content, size), { charset, maxBytes }))) ads.push(ad);
  return ads;
}

async function refusal(
  content: string | Uint8Array,
  options?: Parameters<typeof read>[1],
): Promise<{ reason: string; line: number | null }> {
  const error: unknown = await read(content, options).then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof FeedFileError)) throw new Error(`The file was not refused: ${String(error)}`);
  return { reason: error.reason, line: error.line };
}

/** A single-byte encoding that Node reads and does not write. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from([...text].map((letter) => bytes.get(letter) ?? 63));
}

const LETTERS = 'Kuća u Šibeniku, žuta, čista, đurđica';
const withLetters = (head: string): string => kyeroFile([kyeroAd('A1', { desc: `<hr>${LETTERS}</hr>` })], head);

test('reads ads with their line, whatever the size of the pieces', async () => {
  const file = kyeroFile([kyeroAd('A1'), kyeroAd('A2')]);
  for (const size of [1, 64, 100_000]) {
    const ads = await read(file, { size });
    expect(ads.map((ad) => [adText(ad, 'ref'), ad.line])).toEqual([
      ['A1', 4],
      ['A2', 21],
    ]);
  }
});

test.each([
  ['O-24 a UTF-8 byte-order mark', () => new TextEncoder().encode(`\ufeff${withLetters('<?xml version="1.0"?>')}`)],
  ['O-24 declared ISO-8859-2', () => encode(withLetters('<?xml version="1.0" encoding="ISO-8859-2"?>'), 'iso-8859-2')],
  [
    'declared windows-1250 in single quotes',
    () => encode(withLetters("<?xml version='1.0' encoding='windows-1250'?>"), 'windows-1250'),
  ],
  [
    'UTF-16 with a mark',
    () => new Uint8Array(Buffer.from(`\ufeff${withLetters('<?xml version="1.0" encoding="UTF-16"?>')}`, 'utf16le')),
  ],
  [
    'UTF-16 without a mark',
    () => new Uint8Array(Buffer.from(withLetters('<?xml version="1.0" encoding="UTF-16"?>'), 'utf16le')),
  ],
  [
    'UTF-8 that says it is UTF-16',
    () => new TextEncoder().encode(withLetters('<?xml version="1.0" encoding="UTF-16"?>')),
  ],
])('reads %s', async (_name, bytes) => {
  const [ad] = await read(bytes());
  expect(ad && adText(ad, 'desc/hr')).toBe(LETTERS);
});

test('the charset of the HTTP answer counts only when the file says nothing', async () => {
  const [declared] = await read(withLetters('<?xml version="1.0" encoding="utf-8"?>'), { charset: 'iso-8859-1' });
  expect(declared && adText(declared, 'desc/hr')).toBe(LETTERS);
  const [silent] = await read(encode(withLetters('<?xml version="1.0"?>'), 'windows-1250'), {
    charset: 'windows-1250',
  });
  expect(silent && adText(silent, 'desc/hr')).toBe(LETTERS);
});

test('mends bare ampersands and control characters, leaves CDATA alone', async () => {
  for (const size of [1, 5, 4096]) {
    const [ad] = await read(
      kyeroFile([
        kyeroAd('A1', {
          url: '<en>https://a.example/?a=1&lang=en&nbsp;</en>',
          desc: '<en><![CDATA[a & b <br> &amp;]]></en>',
          notes: 'one\u000btwo &amp; &#269;',
        }),
      ]),
      { size },
    );
    expect(ad && adText(ad, 'url/en')).toBe('https://a.example/?a=1&lang=en');
    expect(ad && adText(ad, 'desc/en')).toBe('a & b <br> &amp;');
    expect(ad && adText(ad, 'notes')).toBe('one two & č');
  }
});

test.each([
  ['O-24 0 bytes', '', 'empty-file', null],
  ['O-24 an HTML error page', '<!DOCTYPE html>\n<html><body>503</body></html>', 'not-a-feed', 1],
  ['an HTML page without doctype', '<html><body>503</body></html>', 'not-a-feed', 1],
  ['plain text', 'Service unavailable', 'malformed', 1],
  ['O-24 a file cut off', kyeroFile([kyeroAd('A1'), kyeroAd('A2')]).slice(0, 900), 'malformed', 28],
  ['a file without its last tag', kyeroFile([kyeroAd('A1')]).replace('</root>\n', ''), 'malformed', 21],
  [
    'entity bombs',
    '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<root>&b;</root>',
    'doctype',
    2,
  ],
  ['external entities', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><root>&a;</root>', 'doctype', 1],
  ['another version', kyeroFile([kyeroAd('A1')]).replace('>3<', '>2.1<'), 'unsupported-version', 3],
  ['no version', '<root>\n<property></property></root>', 'not-a-feed', 2],
  ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><root/>', 'unknown-encoding', 1],
  ['deep nesting', kyeroFile([`<property>${'<a>'.repeat(40)}`]), 'too-large', 4],
])('refuses %s', async (_name, content, reason, line) => {
  expect(await refusal(content)).toEqual({ reason, line });
});

test('refuses what is larger than the limits without reading it all', async () => {
  expect(await refusal(kyeroFile([kyeroAd('A1')]), { maxBytes: 200 })).toMatchObject({ reason: 'too-large' });
  let sent = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode('<root><kyero><feed_version>3</feed_version></kyero><property><desc><en>');
    const piece = new TextEncoder().encode('x'.repeat(50_000));
    for (;;) {
      sent += piece.byteLength;
      yield piece;
      await Promise.resolve();
    }
  }
  const drain = async (): Promise<void> => {
    for await (const ad of readKyero(decodeFeed(endless(), { maxBytes: 100_000_000 }))) expect(ad).toBeUndefined();
  };
  await expect(drain()).rejects.toMatchObject({ reason: 'too-large' });
  expect(sent).toBeLessThan(2_000_000);
});
