import type { Server } from 'node:http';

/** Connections that come together are told of together. */
const TELL_AFTER_MS = 200;

/** Knows how many connections of a server are open, and has them end without cutting a request off. */
export class Door {
  private open = 0;
  private lettingGo = 0;
  private telling: NodeJS.Timeout | undefined;

  /** @param tell told how many are open, a little after that has changed */
  constructor(
    server: Server,
    private readonly tell: (open: number) => void = () => undefined,
  ) {
    server.on('connection', (socket) => {
      this.count(1);
      socket.once('close', () => this.count(-1));
    });
    // Before the answer begins: a connection that may carry its next request already is not cut, but told that this was its last.
    server.prependListener('request', (_request, response) => {
      if (this.lettingGo <= 0) return;
      this.lettingGo -= 1;
      response.shouldKeepAlive = false;
    });
  }

  /** Has so many connections end with their next answer. */
  letGo(connections: number): void {
    this.lettingGo = connections;
  }

  private count(change: number): void {
    this.open += change;
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      this.tell(this.open);
    }, TELL_AFTER_MS).unref();
  }
}
