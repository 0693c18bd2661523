import { answeredFailure, AppError } from '@kvadrat/contracts/errors';
import {
  encodeForm,
  readingClient,
  type FormFields,
  type HttpClient,
  type HttpRequestOptions,
} from '@kvadrat/contracts/remote';
import type { ApiAnswer, ApiSend, FromWorker } from './worker-protocol';

const utf8 = new TextDecoder();

interface OpenCall {
  job: number;
  resolve: (answer: ApiAnswer | null) => void;
}

/** The worker's side of the API: calls go to the main process as messages, which adds the visitor's cookies. */
export class ApiCalls {
  private readonly open = new Map<number, OpenCall>();
  private last = 0;

  constructor(private readonly post: (message: FromWorker) => void) {}

  /** The client of one render; reads only. */
  clientFor(job: number): HttpClient {
    return readingClient((path, options) => this.call(job, path, options));
  }

  /** The client of one form that is taken. */
  sendingClientFor(job: number): HttpClient {
    const send = <T>(
      method: ApiSend['method'],
      path: string,
      body: ApiSend['body'],
      options?: HttpRequestOptions,
    ): Promise<T> => this.call(job, path, options, { method, body });
    return {
      ...this.clientFor(job),
      post: (path, body, options) => send('POST', path, asJson(body), options),
      postForm: (path, fields, options) => send('POST', path, asForm(fields), options),
      put: (path, body, options) => send('PUT', path, asJson(body), options),
      putForm: (path, fields, options) => send('PUT', path, asForm(fields), options),
      delete: (path, options) => send('DELETE', path, null, options),
    };
  }

  answer(call: number, answer: ApiAnswer | null): void {
    this.open.get(call)?.resolve(answer);
    this.open.delete(call);
  }

  /** Ends the calls of a job nobody waits for any more. */
  cancel(job: number): void {
    for (const [call, { job: owner, resolve }] of this.open) {
      if (owner !== job) continue;
      this.open.delete(call);
      resolve(null);
    }
  }

  private async call<T>(
    job: number,
    path: string,
    options: HttpRequestOptions = {},
    send: ApiSend | null = null,
  ): Promise<T> {
    if (options.signal?.aborted === true) throw new AppError('abort', `${path} was aborted`);
    const language = options.headers?.['accept-language'] ?? null;
    const answer = await new Promise<ApiAnswer | null>((resolve) => {
      const call = ++this.last;
      this.open.set(call, { job, resolve });
      this.post({ type: 'call', id: job, call, path, language, send });
    });
    if (answer === null) throw new AppError('connection', `${path} was not answered`);
    const text = utf8.decode(answer.body);
    if (answer.status < 200 || answer.status > 299) throw answeredFailure(answer.status, text, `from ${path}`);
    // An answer without a body is null, as in the browser. The type a caller names is its own claim.
    return (text === '' ? null : JSON.parse(text)) as T;
  }
}

function asJson(body: unknown): ApiSend['body'] {
  return { type: 'application/json', text: JSON.stringify(body) };
}

function asForm(fields: FormFields): ApiSend['body'] {
  return { type: 'application/x-www-form-urlencoded', text: encodeForm(fields) };
}
