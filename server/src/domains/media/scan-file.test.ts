import { createServer, type Server } from 'node:net';
import { clamdScanner } from './scan-file';

const open: Server[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((closed) => server.close(closed)))));

/** A peer that speaks INSTREAM: gathers what comes and says of it what `answer` says. */
function peer(answer: (data: Buffer) => string | null): Promise<{ host: string; port: number }> {
  const server = createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      seen = Buffer.concat([seen, part]);
      const head = 'zINSTREAM\0'.length;
      const parts: Buffer[] = [];
      for (let at = head; at + 4 <= seen.length;) {
        const length = seen.readUInt32BE(at);
        if (length === 0) {
          const said = answer(Buffer.concat(parts));
          if (said !== null) socket.end(said);
          return;
        }
        parts.push(seen.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  open.push(server);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ host: '127.0.0.1', port: typeof address === 'object' && address !== null ? address.port : 0 });
    }),
  );
}

test('a file is handed over whole, in parts, and is what the scanner says', async () => {
  const lengths: number[] = [];
  const scan = clamdScanner(
    await peer((data) => {
      lengths.push(data.length);
      return data.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';
    }),
  );
  expect(await scan(Buffer.alloc(300_000, 7))).toBe('clean');
  expect(await scan(Buffer.from('X5O!EICAR'))).toBe('infected');
  expect(lengths).toEqual([300_000, 9]);
});

test.each([
  ['an error', () => 'INSTREAM size limit exceeded. ERROR\0'],
  ['nothing', () => ''],
  ['never', () => null],
  ['too much', () => 'x'.repeat(10_000)],
])('a scanner that answers %s lets nothing pass', async (_what, answer) => {
  await expect(clamdScanner(await peer(answer), 300)(Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
});

test('a scanner that is not there lets nothing pass', async () => {
  await expect(clamdScanner({ path: '/nowhere/clamd.ctl' })(Buffer.from('x'))).rejects.toMatchObject({
    code: 'unavailable',
  });
});
