import fc from 'fast-check';
import { analyse, fold, keywordQuery, words } from '.';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

describe('folding', () => {
  test.each(['čak', 'cak', 'ČAK', 'Čak', 'c\u030Cak'])('O-04 %s is folded to cak', (typed) => {
    expect(fold(typed)).toBe('cak');
  });

  test.each(['Djakovo', 'Dakovo', 'đakovo', 'ĐAKOVO'])('O-05 %s is folded to dakovo', (typed) => {
    expect(fold(typed)).toBe('dakovo');
  });

  test('splits at everything that is no letter or digit', () => {
    expect(words('Trosoban stan, 85 m²; pogled-na MORE!')).toEqual(['trosoban', 'stan', '85', 'm2', 'pogled', 'na', 'more']);
    expect(words('Квартира в Сплите · Διαμέρισμα')).toEqual(['квартира', 'в', 'сплите', 'διαμερισμα']);
  });
});

describe('analysis', () => {
  test.each([
    ['teras', 'terasa terase terasu terasom terasama terasi'],
    ['stan', 'stan stana stanu stanovi stanova stanovima stanove stanom'],
    ['kuc', 'kuća kuće kući kuću kućom kućama KUCA'],
    ['pogled', 'pogled pogleda pogledom pogledi'],
    ['nov', 'nov nova novo novi novog novom novih'],
    ['vill', 'villa villas ville'],
  ])('R130 %s is the one stem of: %s', (expected, forms) => {
    expect(analyse(forms)).toEqual([expected]);
  });

  test('leaves filler words out but keeps the sea', () => {
    expect(analyse('Stan s pogledom na more i za najam')).toEqual(['stan', 'pogled', 'mor', 'najam']);
    expect(analyse('The house with a view of the sea')).not.toContain('the');
  });

  test('words with digits are kept whole', () => {
    expect(analyse('S3 ab1234e 85m2')).toEqual(['s3', 'ab1234e', '85m2']);
  });
});

describe('remembered stems', () => {
  const anew = (text: string): string[] => [...new Set(words(text).filter((word) => !STOP_WORDS.has(word)).map(stem))];

  test.each([
    'Kuća™ kuc\u0301a d-j dj đ',
    'ΟΔΟΣ. ΟΔΟΣ’Α m² ½ ㎡',
    "l'appartement a'\u0301b",
    'more more MORE, more',
  ])('are those of the whole text: %s', (text) => {
    expect(analyse(text)).toEqual(anew(text));
    expect(analyse(text)).toEqual(anew(text));
  });

  test.each(['grapheme', 'binary'] as const)('are those of any text made of %s units', (unit) => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit, maxLength: 12 }), { maxLength: 8 }), fc.constantFrom('', ' ', "'", '.', '-', ', '), (parts, sign) => {
        const text = parts.join(sign);
        expect(analyse(text)).toEqual(anew(text));
      }),
    );
  });
});

describe('keyword query', () => {
  test('R130 all words, the last one as a prefix', () => {
    expect(keywordQuery('pogled na more')).toBe(`'pogled' & 'mor':*`);
    expect(keywordQuery('bazen', ['_c1', '_k1'])).toBe(`'_c1' & '_k1' & 'bazen':*`);
  });

  test('R137 a keyword without searchable words gives no query', () => {
    for (const keyword of ['u', 'i na', '***', "'", ' ']) expect(keywordQuery(keyword)).toBeNull();
  });

  test('R137 operators typed by a visitor never reach the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const query = keywordQuery(typed);
        if (query === null) return;
        for (const part of query.split(' & ')) expect(part).toMatch(/^'[\p{L}\p{N}]+'(:\*)?$/u);
      }),
    );
  });
});
