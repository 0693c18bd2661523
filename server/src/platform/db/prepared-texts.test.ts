import { PreparedTexts } from './prepared-texts';

const often = (texts: PreparedTexts, text: string, times: number): boolean[] =>
  Array.from({ length: times }, () => texts.use(text));

test('a text is prepared from its third use on', () => {
  expect(often(new PreparedTexts(), 'SELECT $1', 4)).toEqual([false, false, true, true]);
});

test('no more than two hundred texts are prepared, and those stay so', () => {
  const texts = new PreparedTexts();
  const prepared = Array.from({ length: 300 }, (_, index) => often(texts, `SELECT $1 + ${String(index)}`, 3).at(-1));
  expect(prepared.filter((is) => is === true)).toHaveLength(200);
  expect(texts.use('SELECT $1 + 0')).toBe(true);
  expect(texts.use('SELECT $1 + 299')).toBe(false);
});

test('thousands of different texts are forgotten again', () => {
  const texts = new PreparedTexts();
  often(texts, 'SELECT $1', 2);
  for (let index = 0; index < 1000; index += 1) texts.use(`SELECT $1 + ${String(index)}`);
  expect(often(texts, 'SELECT $1', 3)).toEqual([false, false, true]);
});

test('bulk writes are not prepared', () => {
  expect(often(new PreparedTexts(), `INSERT ${'$1, '.repeat(5000)}`, 5)).toEqual([false, false, false, false, false]);
});
