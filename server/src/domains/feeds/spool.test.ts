import { Spool, type SpooledAd } from './spool';

const refused = (line: number): SpooledAd => ({
  line,
  reference: `A${String(line)}`,
  refusal: 'duplicate-reference',
  detail: '',
});

test('what was written is read in order, in groups', async () => {
  const spool = await Spool.open();
  for (const line of [1, 2, 3]) await spool.write(refused(line));
  const groups: string[][] = [];
  for await (const group of spool.read(2)) groups.push(group.map(({ reference }) => reference));
  expect(groups).toEqual([['A1', 'A2'], ['A3']]);
  await spool.remove();
});

test('O-24 a file that is removed while it is still being written ends nobody', async () => {
  for (let time = 0; time < 20; time += 1) {
    const spool = await Spool.open();
    const written = Promise.allSettled([spool.write(refused(1)), spool.write(refused(2))]);
    await spool.remove();
    await written;
  }
});

test('a file that cannot be written to says so instead of losing ads', async () => {
  const spool = await Spool.open();
  await spool.remove();
  await expect(spool.write(refused(1))).rejects.toThrow('removed');
});
