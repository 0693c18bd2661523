import { answeredFailure } from './answered-failure';

test('a failure has the words, the code, the broken rules and the seconds to wait that the answer names', () => {
  const body = JSON.stringify({
    message: 'Previše',
    data: { message: 'Previše', code: 'csrf', problems: { pwd: 'min-length', n: 1 }, retryAfter: 90 },
  });
  expect(answeredFailure(429, body)).toMatchObject({
    status: 429,
    code: 'csrf',
    words: 'Previše',
    problems: { pwd: 'min-length' },
    retryAfter: 90,
  });
});

test.each(['', '<html>', 'null', '[]', '{"data":{"retryAfter":"soon"}}'])(
  'an answer like %j names none of them',
  (body) => {
    const { words, problems, retryAfter } = answeredFailure(502, body);
    expect([words, problems, retryAfter]).toEqual([undefined, undefined, undefined]);
  },
);
