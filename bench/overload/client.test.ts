import { createServer } from 'node:http';
import { listenLocally } from '@kvadrat/tools/harness';
import { loopback } from '../support/loopback';
import { Client } from './client';

test('a visitor comes from an address of their own over one connection', async () => {
  const seen: string[] = [];
  const connections = new Set<unknown>();
  const { origin, close } = await listenLocally(
    createServer((request, response) => {
      seen.push(
        `${String(request.socket.remoteAddress)} ${String(request.method)} ${String(request.headers['accept-encoding'])}`,
      );
      connections.add(request.socket);
      request.resume().on('end', () => response.writeHead(201, { 'x-kind': 'test' }).end(request.url));
    }),
  );
  const [one, other] = [new Client(origin, loopback(20, 0)), new Client(origin, loopback(20, 299))];
  try {
    const answer = await one.ask('/a?b=1');
    expect([answer.status, answer.headers['x-kind'], answer.body.toString()]).toEqual([201, 'test', '/a?b=1']);
    await one.ask('/', { method: 'POST', body: 'a=1' });
    await other.ask('/');
    expect(seen).toEqual(['127.20.0.1 GET br', '127.20.0.1 POST br', '127.20.1.50 GET br']);
    expect(connections.size).toBe(2);
  } finally {
    one.close();
    other.close();
    close();
  }
});
