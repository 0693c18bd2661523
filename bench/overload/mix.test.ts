import { Mix } from './mix';
import { KINDS, type Target } from './target';

const truth = { status: 200, location: null, canonical: '/x/?n=#', robots: null, entries: 1 };
const targets = KINDS.flatMap((kind): Target[] =>
  [0, 1].map((number) => ({ kind, address: `/${kind}/${number}/?n=#`, truth })),
);

test('a hundred requests hold every kind, and what was not seen before comes once', () => {
  const mix = new Mix(targets, 500);
  const asked = Array.from({ length: 200 }, () => mix.next());
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  const unseen = asked.filter(({ kind }) => kind === 'unseen');
  expect(unseen).toHaveLength(20);
  expect(new Set(unseen.map(({ address }) => address)).size).toBe(20);
  expect(unseen[0]).toMatchObject({ address: '/unseen/0/?n=500', truth: { canonical: '/x/?n=500' } });
  expect(
    asked
      .filter(({ kind }) => kind === 'ad')
      .map(({ address }) => address)
      .slice(0, 3),
  ).toEqual(['/ad/0/?n=#', '/ad/1/?n=#', '/ad/0/?n=#']);
});

test('a kind nobody has an address of is no mix', () => {
  const mix = new Mix(
    targets.filter(({ kind }) => kind !== 'gone'),
    0,
  );
  expect(() => Array.from({ length: 100 }, () => mix.next())).toThrow('kind gone');
});
