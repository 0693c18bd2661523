import fc from 'fast-check';
import { editDistances } from './edit-distance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test.each([
  ['split', 'split', 0],
  ['splt', 'split', 1],
  ['spplit', 'split', 1],
  ['spkit', 'split', 1],
  ['pslit', 'split', 1],
  ['dubrovink', 'dubrovnik', 1],
  ['psilt', 'split', 2],
  ['', 'rab', 3],
  ['ab', 'ba', 1],
])('from %s to %s it is %i', (one, other, edits) => {
  expect(editDistances(one, other, 3).whole).toBe(edits);
});

test('the beginning is that of as many letters as were typed', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 7 }), (typed, other, most) => {
      const { beginning } = editDistances(typed, other, most);
      const edits = editDistances(typed, other.slice(0, typed.length), 7).whole;
      if (edits <= most) expect(beginning).toBe(edits);
      else expect(beginning).toBeGreaterThan(most);
    }),
  );
});

test('what is longer than any word is far from all of them', () => {
  expect(editDistances('a'.repeat(65), 'a'.repeat(65), 2).whole).toBe(3);
});

test('both ways the same, at most the longer word, zero for equal words only, never within a limit it exceeds', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 7 }), (one, other, most) => {
      const edits = editDistances(one, other, 7).whole;
      expect(editDistances(other, one, 7).whole).toBe(edits);
      expect(edits).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(edits === 0).toBe(one === other);
      const limited = editDistances(one, other, most).whole;
      if (edits <= most) expect(limited).toBe(edits);
      else expect(limited).toBeGreaterThan(most);
    }),
  );
});
