/**
 * The process that asks for pages: plain sockets, one for each client and each from an address of its own, an answer read
 * by its lengths alone. One body of some is kept and looked at in the end, when nobody waits for it.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { loopback } from '../support/loopback';
import { decodeBody, EMPTY_TITLE, readPage } from '../support/read-page';
import { tellParent } from '../support/tell-parent';
import { AnswerReader, type RawAnswer } from './answer-reader';
import type { LoadOrder, PageLoad } from './page-load';

const LOOPBACK_BLOCK = 10;
/** Of the bare route, which is no page of ours. */
const BARE = 'bare';
/** As a person's: programs have few places. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const [order]: LoadOrder[] = await once(process, 'message');
if (order === undefined) throw new Error('there is nothing to ask for');
const { port, clients, seconds, addresses, counter } = order;
const load: PageLoad = { seconds: 0, times: [], refused: 0, looked: 0, empty: 0, asked: 0 };
const samples: RawAnswer[] = [];
/** One body of so many: of pages that are made there are few, of stored ones more than could be looked at. */
const LOOKED_AT = counter === null ? 50 : 10;
const start = performance.now();
const end = start + seconds * 1000;

function nextRequest(): string {
  const address = addresses[load.asked % addresses.length] ?? '/';
  const path = counter === null ? address : `${address}${counter.text}${String(counter.from + load.asked)}`;
  load.asked += 1;
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${String(port)}\r\naccept: text/html\r\naccept-encoding: br\r\nuser-agent: ${BROWSER}\r\n\r\n`;
}

/** Asks one page after the other until the time is over, on a new connection where the portal ends one: it evens them out over its processes. */
async function client(number: number): Promise<void> {
  while (performance.now() < end) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: loopback(LOOPBACK_BLOCK, number), noDelay: true });
    await once(socket, 'connect');
    await askOn(socket);
  }
}

async function askOn(socket: Socket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const reader = new AnswerReader(() => load.asked % LOOKED_AT === 1);
    let sent = 0;
    const ask = (): void => {
      sent = performance.now();
      socket.write(nextRequest());
    };
    socket.on('data', (data) => {
      const answer = reader.take(data);
      if (answer === null) return;
      if (answer.status === 200) load.times.push(performance.now() - sent);
      else if (answer.status === 503) load.refused += 1;
      else reject(new Error(`answered with ${String(answer.status)}`));
      if (answer.body.length > 0 && answer.status === 200) samples.push(answer);
      if (performance.now() < end && !/\nconnection: close/.test(answer.head)) ask();
      else socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', resolve);
    ask();
  });
}

await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
load.seconds = (performance.now() - start) / 1000;
for (const { head, body } of samples) {
  const page = readPage(decodeBody(body, /\ncontent-encoding: (\w+)/.exec(head)?.[1]));
  load.looked += 1;
  if (page.title !== BARE && (page.title === EMPTY_TITLE || page.canonical === null || page.cards === 0))
    load.empty += 1;
}
await tellParent(load);
process.exit();
