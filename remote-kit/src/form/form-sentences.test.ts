import { obstacleSentence } from './form-sentences';

const say = obstacleSentence({
  expired: 'old',
  trapped: 'trap',
  'too-quick': 'quick',
  'rate-limited': 'many',
  connection: 'away',
  unavailable: 'unknown',
});

test.each([
  ['expired', 'old'],
  ['too-quick', 'quick'],
  ['connection', 'away'],
  ['gone', 'unknown'],
  ['constructor', 'unknown'],
])('R208 %s is said in its own sentence, what has none as any failure', (obstacle, sentence) =>
  expect(say(obstacle)).toBe(sentence),
);
