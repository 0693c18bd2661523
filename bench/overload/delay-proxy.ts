/**
 * A process between the portal and its database: `delay-proxy.ts <port of the database>`. It tells its own port, and keeps
 * what the portal sends back for as long as it was last told, so that each statement takes that much longer.
 */
import { connect, createServer, type Socket } from 'node:net';
import { tellParent } from '../support/tell-parent';

const port = Number(process.argv[2]);
let delayMs = 0;

process.on('message', (message) => {
  delayMs = Number(message);
});

// What was said before one side hung up still has to arrive.
const server = createServer({ noDelay: true, allowHalfOpen: true }, (portal) => {
  const database = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  later(portal, database);
  database.pipe(portal);
  database.on('error', () => portal.destroy());
  portal.on('error', () => database.destroy());
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  void tellParent(typeof address === 'object' && address !== null ? address.port : 0);
});

/** Hands on what comes in its order, each piece after the time it has to wait. */
function later(from: Socket, to: Socket): void {
  const waiting: { due: number; act: () => void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  const handOn = (): void => {
    timer = null;
    while (waiting[0] !== undefined && waiting[0].due <= performance.now()) waiting.shift()?.act();
    const [next] = waiting;
    if (next !== undefined) timer = setTimeout(handOn, Math.max(1, next.due - performance.now()));
  };
  const pass = (act: () => void): void => {
    waiting.push({ due: performance.now() + delayMs, act });
    if (timer === null) handOn();
  };
  from.on('data', (data) => {
    pass(() => to.write(data));
  });
  from.on('end', () => {
    pass(() => to.end());
  });
}
