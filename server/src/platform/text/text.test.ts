import fc from 'fast-check';
import { fold, indexDocument, type IndexedDocument, keywordPhrases, keywordQuery, words } from '.';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { lexemesOf } from './testing/finds';

describe('folding', () => {
  test.each(['čak', 'cak', 'ČAK', 'Čak', 'c\u030Cak'])('O-04 %s is folded to cak', (typed) => {
    expect(fold(typed)).toBe('cak');
  });

  test.each(['Djakovo', 'Dakovo', 'đakovo', 'ĐAKOVO'])('O-05 %s is folded to dakovo', (typed) => {
    expect(fold(typed)).toBe('dakovo');
  });

  test('splits at everything that is no letter or digit', () => {
    expect(words('Trosoban stan, 85 m²; pogled-na MORE!')).toEqual([
      'trosoban',
      'stan',
      '85',
      'm2',
      'pogled',
      'na',
      'more',
    ]);
    expect(words('Квартира в Сплите · Διαμέρισμα')).toEqual(['квартира', 'в', 'сплите', 'διαμερισμα']);
  });
});

describe('documents', () => {
  const indexed = (text: string, lexemes?: string[]): IndexedDocument =>
    indexDocument([{ locale: 'hr', text }], lexemes);

  test('R130 the stems of their words without common ones, and all words in order', () => {
    expect(indexed('Stan s pogledom na MORE, bez pogleda')).toEqual({
      tsv: "'stan' 'pogled' 'mor'",
      words: ' stan s pogledom na more bez pogleda ',
    });
  });

  test('filters stand beside the words', () => {
    expect(indexed('Stan', ['_c1']).tsv).toBe("'_c1' 'stan'");
  });

  test('R130 no phrase reaches from one text into the next', () => {
    expect(
      indexDocument([
        { locale: 'hr', text: 'more' },
        { locale: 'hr', text: 'vrt' },
      ]).words,
    ).toBe(' more  vrt ');
    expect(indexDocument([])).toEqual({ tsv: '', words: '  ' });
  });

  test('words with digits are kept whole', () => {
    expect(lexemesOf([{ locale: 'hr', text: 'S3 ab1234e 85m2 １２３' }])).toEqual(['s3', 'ab1234e', '85m2', '123']);
  });

  test('R130 the same word is another stem in another language, letters deciding first', () => {
    expect(
      lexemesOf([
        { locale: 'hr', text: 'kuće' },
        { locale: 'en', text: 'houses' },
        { locale: 'el', text: 'Splita вилла' },
      ]),
    ).toEqual(['kuc', 'house', 'split', 'вилл']);
  });
});

describe('remembered stems', () => {
  const anew = (text: string): string[] => [
    ...new Set(words(text).flatMap((word) => (STOP_WORDS.has(word) ? [] : stem(word, 'hr')))),
  ];
  const remembered = (text: string): string[] => lexemesOf([{ locale: 'hr', text }]);

  test.each(['Kuća™ kuc\u0301a d-j dj đ', 'ΟΔΟΣ. ΟΔΟΣ’Α m² ½ ㎡', "l'appartement a'\u0301b", 'more more MORE, more'])(
    'are those of the whole text: %s',
    (text) => {
      expect(remembered(text)).toEqual(anew(text));
      expect(remembered(text)).toEqual(anew(text));
    },
  );

  test.each(['grapheme', 'binary'] as const)('are those of any text made of %s units', (unit) => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit, maxLength: 12 }), { maxLength: 8 }),
        fc.constantFrom('', ' ', "'", '.', '-', ', '),
        (parts, sign) => {
          const text = parts.join(sign);
          expect(remembered(text)).toEqual(anew(text));
        },
      ),
    );
  });
});

describe('keyword query', () => {
  test('R130 all words, in every form a language gives them, the last one as a prefix too', () => {
    expect(keywordQuery('pogled na more')).toBe("'pogled' & ('mor' | 'more' | 'more':*)");
    expect(keywordQuery('vrt', ['_c1', '_k1'])).toBe("'_c1' & '_k1' & ('vrt' | 'vrt':*)");
  });

  test.each(['vrt ', 'vrt.', '"vrt"'])('R130 what is followed by something is finished: %s', (keyword) => {
    expect(keywordQuery(keyword)).toBe("'vrt'");
  });

  test.each(['"vrt uz more"', '„vrt uz more“', '«vrt uz more»', '“vrt uz more”', '"VRT, uz  mo\u0301re!"'])(
    'R130 words in quotes keep their order, common ones included: %s',
    (keyword) => {
      expect(keywordPhrases(keyword)).toEqual(['% vrt uz more %']);
      expect(keywordQuery(keyword)).toBe("'vrt' & ('mor' | 'more')");
    },
  );

  test('R130 quotes and loose words together; a quote that is not closed is a sign like others', () => {
    expect(keywordQuery('"vrt uz more" vrt')).toBe("'vrt' & ('mor' | 'more') & ('vrt' | 'vrt':*)");
    expect(keywordPhrases('"vrt uz more" vrt')).toEqual(['% vrt uz more %']);
    expect(keywordQuery('"vrt')).toBe("('vrt' | 'vrt':*)");
    expect(keywordPhrases('"vrt')).toEqual([]);
  });

  test('R137 a keyword without searchable words gives no query', () => {
    for (const keyword of ['u', 'i na', '***', "'", ' ', '', '""', '" "', '😀', '\uD800', '\u0000'])
      expect(keywordQuery(keyword)).toBeNull();
  });

  test('R137 a phrase of common words alone is none', () => {
    expect(keywordPhrases('"do" "i na u" ""')).toEqual([]);
  });

  test.each([
    ['decomposed letters', 'kuc\u0301a ', 'kuća '],
    ['digits of full width', '１２３ ', '123 '],
    ['halves of characters', 'kuća\uD83D ', 'kuća '],
    ['emoji', '🏠 kuća 🌊', 'kuća '],
  ])('R137 %s are read as meant', (_, typed, meant) => {
    expect(keywordQuery(typed)).toBe(keywordQuery(meant));
  });

  test('R137 ten thousand characters make a query of fifty words at most', () => {
    const query = keywordQuery(Array.from({ length: 2000 }, (_, index) => `vrt${String(index)}`).join(' '));
    expect(query?.split(' & ')).toHaveLength(50);
    expect(keywordQuery('x'.repeat(10_000))?.length).toBeLessThan(200);
  });

  test('R137 operators typed by a visitor never reach the query', () => {
    const word = String.raw`'[\p{L}\p{N}]+'`;
    const allowed = new RegExp(String.raw`^(?:${word}|\(${word}(?: \| ${word})*(?: \| ${word}:\*)?\))$`, 'u');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('', '"'), (typed, quote) => {
        const keyword = `${quote}${typed}${quote}`;
        for (const part of keywordQuery(keyword)?.split(' & ') ?? []) expect(part).toMatch(allowed);
        for (const phrase of keywordPhrases(keyword)) expect(phrase).toMatch(/^% [\p{L}\p{N}]+(?: [\p{L}\p{N}]+)* %$/u);
      }),
    );
  });
});
