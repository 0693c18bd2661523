import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { startProcess } from '../support/start-process';

test('what goes through the proxy arrives whole and in its order, however long it is kept', async () => {
  const database = createServer((portal) => portal.pipe(portal)).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const place = database.address();
  const { child, message } = startProcess(join(import.meta.dirname, 'delay-proxy.ts'), [
    String(typeof place === 'object' && place !== null ? place.port : 0),
  ]);
  try {
    const portal = connect({ port: Number(await message()), host: '127.0.0.1', noDelay: true });
    let answered = '';
    portal.setEncoding('utf8').on('data', (text: string) => {
      answered += text;
    });
    portal.write('at once ');
    while (!answered.endsWith('at once ')) await once(portal, 'data');
    child.send(30);
    const words = Array.from({ length: 50 }, (_, number) => `${String(number)} `);
    for (const word of words) {
      portal.write(word);
      await new Promise((resolve) => setImmediate(resolve));
    }
    portal.end();
    await once(portal, 'end');
    expect(answered).toBe(`at once ${words.join('')}`);
  } finally {
    child.disconnect();
    database.close();
  }
});
