import fc from 'fast-check';
import { editDistance } from './edit-distance';

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
  expect(editDistance(one, other, 3)).toBe(edits);
});

test('both ways the same, at most the longer word, zero for equal words only, never within a limit it exceeds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 7 }), (one, other, most) => {
      const edits = editDistance(one, other, 7);
      expect(editDistance(other, one, 7)).toBe(edits);
      expect(edits).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(edits === 0).toBe(one === other);
      const limited = editDistance(one, other, most);
      if (edits <= most) expect(limited).toBe(edits);
      else expect(limited).toBeGreaterThan(most);
    }),
  );
});
