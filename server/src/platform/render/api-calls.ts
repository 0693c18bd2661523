import { AppError } from '@kvadrat/contracts/errors';
import { readingClient, type HttpClient } from '@kvadrat/contracts/remote';
import type { ApiAnswer, FromWorker } from './worker-protocol';

const utf8 = new TextDecoder();

interface OpenCall {
  render: number;
  resolve: (answer: ApiAnswer | null) => void;
}

/** The worker's side of the API: calls go to the main process as messages, which adds the visitor's cookies. */
export class ApiCalls {
  private readonly open = new Map<number, OpenCall>();
  private last = 0;

  constructor(private readonly post: (message: FromWorker) => void) {}

  /** The client for one render; reads only. */
  clientFor(render: number): HttpClient {
    return readingClient(async <T>(path: string, options?: { signal?: AbortSignal; headers?: Record<string, string> }): Promise<T> => {
        if (options?.signal?.aborted === true) throw new AppError('abort', `${path} was aborted`);
        const language = options?.headers?.['accept-language'] ?? null;
        const answer = await new Promise<ApiAnswer | null>((resolve) => {
          const call = ++this.last;
          this.open.set(call, { render, resolve });
          this.post({ type: 'call', id: render, call, path, language });
        });
        if (answer === null) throw new AppError('connection', `${path} was not answered`);
        if (answer.status < 200 || answer.status > 299) {
          throw new AppError('status', `${answer.status} from ${path}`, { status: answer.status });
        }
        return JSON.parse(utf8.decode(answer.body)) as T;
    });
  }

  answer(call: number, answer: ApiAnswer | null): void {
    this.open.get(call)?.resolve(answer);
    this.open.delete(call);
  }

  /** Ends the calls of a render nobody waits for any more. */
  cancel(render: number): void {
    for (const [call, { render: owner, resolve }] of this.open) {
      if (owner !== render) continue;
      this.open.delete(call);
      resolve(null);
    }
  }
}
