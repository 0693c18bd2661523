import { ACCOUNT_EVENTS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyReply } from 'fastify';
import type { SavedScope } from '../saved-scope';
import { AccountNews } from './account-news';

/** Streams of one account: its browsers, each with one. */
const MOST_OF_ACCOUNT = 20;
/** Streams of this process. */
const MOST = 2000;
/** So often a stream shows that it lives, and it is looked whether this process goes on. */
const BEAT_MS = 2000;
const BEATS_BETWEEN_SIGNS = 10;
/** Then the browser asks again, and it is looked anew who it is. */
const LONGEST_MS = 10 * 60_000;
/** After which a browser that lost its stream asks again. */
const RETRY_MS = 3000;

/** A stream of server-sent events, as far as this process needs to know. */
interface Stream {
  write: (text: string) => void;
  end: () => void;
}

/** `GET /api-next/user/events/`: says that something of the account has changed, and never what. */
export function addNewsRoute({ app, sql, flagsOf, reader }: SavedScope): void {
  if (sql === undefined) return;
  const news = new AccountNews(sql);
  const streams = new Set<Stream>();
  let beats = 0;
  let beat: ReturnType<typeof setInterval> | undefined;
  const endAll = (): void => {
    for (const { end } of [...streams]) end();
  };
  const watch = (): void => {
    beats += 1;
    // A process that hands its visitors over takes no new ones; theirs begin anew with the next.
    if (!app.server.listening) endAll();
    else if (beats % BEATS_BETWEEN_SIGNS === 0) for (const { write } of streams) write(':\n\n');
  };
  app.addHook('preClose', (done) => {
    endAll();
    done();
  });
  app.addHook('onClose', () => news.close());

  app.get(ACCOUNT_EVENTS, { config: { lane: 'stream' }, schema: { hide: true } }, async (request, reply) => {
    // Pages ask by themselves then.
    if (!flagsOf(request.headers.cookie).realtimeNotifications)
      throw new AppError('not-found', 'nothing is told at once');
    const { id } = await reader(request);
    if (!(request.headers.accept ?? '').includes('text/event-stream'))
      throw new AppError('invalid-request', 'this is a stream of events', { status: 406 });
    if (news.count(id) >= MOST_OF_ACCOUNT || news.count() >= MOST)
      throw new AppError('rate-limited', 'too many streams');
    const stream = openStream(reply);
    const stop = await news.listen(id, () => stream.write('event: changed\ndata:\n\n'));
    streams.add(stream);
    beat ??= setInterval(watch, BEAT_MS);
    const longest = setTimeout(stream.end, LONGEST_MS);
    reply.raw.once('close', () => {
      clearTimeout(longest);
      stop();
      streams.delete(stream);
      if (streams.size > 0) return;
      clearInterval(beat);
      beat = undefined;
    });
    if (reply.raw.closed) reply.raw.emit('close');
    else stream.write(`retry: ${RETRY_MS}\n\n`);
    return reply;
  });
}

/** Takes the answer into its own hands, with the headers it would have had. */
function openStream(reply: FastifyReply): Stream {
  const { raw } = reply;
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  reply.hijack();
  raw.writeHead(200, headers as Record<string, string>);
  return {
    write: (text) => void raw.write(text),
    end: () => void raw.end(),
  };
}
