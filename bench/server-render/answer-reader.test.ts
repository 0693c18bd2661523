import { AnswerReader, type RawAnswer } from './answer-reader';

const LENGTH = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Encoding: br\r\n\r\nhello');
const CHUNKED = Buffer.from(
  'HTTP/1.1 503 Service Unavailable\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nb\r\n\r\n0\r\n\r\n abc\r\n0\r\n\r\n',
);
const NOTHING = Buffer.from('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n');

/** Feeds what a socket would bring in pieces of so many bytes. */
function readAll(data: Buffer, size: number): RawAnswer[] {
  const reader = new AnswerReader(() => true);
  const answers: RawAnswer[] = [];
  for (let at = 0; at < data.length; at += size) {
    const answer = reader.take(data.subarray(at, at + size));
    if (answer !== null) answers.push(answer);
  }
  return answers;
}

test.each([1, 2, 3, 7, 1000])(
  'answers with a length, in chunks and without a body are read from pieces of %i bytes',
  (size) => {
    expect(readAll(LENGTH, size).map(({ status, bytes, body }) => [status, bytes, body.toString()])).toEqual([
      [200, 5, 'hello'],
    ]);
    expect(readAll(CHUNKED, size).map(({ status, bytes, body }) => [status, bytes, body.toString()])).toEqual([
      [503, 16, 'hello\r\n0\r\n\r\n abc'],
    ]);
    expect(readAll(NOTHING, size).map(({ status, bytes }) => [status, bytes])).toEqual([[304, 0]]);
  },
);

test('one connection brings several answers, and a body is kept only when it is wanted', () => {
  let wanted = false;
  const reader = new AnswerReader(() => wanted);
  expect(reader.take(LENGTH)?.body.length).toBe(0);
  wanted = true;
  expect(reader.take(CHUNKED)?.body.length).toBe(16);
  wanted = false;
  expect(reader.take(LENGTH)).toMatchObject({
    status: 200,
    bytes: 5,
    head: expect.stringContaining('content-encoding: br'),
  });
});
