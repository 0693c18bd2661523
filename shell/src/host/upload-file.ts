import { answeredFailure, AppError } from '@kvadrat/contracts/errors';
import type { UploadOptions } from '@kvadrat/contracts/remote';

/** A phone on a train sends a photo in a minute; one that moves no byte for so long has no connection. */
const SILENCE_MS = 30_000;

/** One request about a file. */
export interface FileRequest extends Omit<UploadOptions, 'inParts'> {
  url: string;
  method?: 'POST' | 'HEAD' | 'PATCH';
  body: Blob | null;
  credentials: RequestCredentials;
}

/** What was answered. */
export interface FileAnswer {
  /** Its JSON; null where it has no body. */
  value: unknown;
  header: (name: string) => string | null;
}

/**
 * Makes one request about a file. `fetch` tells nobody how much has left.
 * @throws AppError as the host's other calls do
 */
export function uploadFile({
  url,
  method = 'POST',
  body,
  headers = {},
  signal,
  onProgress,
  credentials,
}: FileRequest): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(new AppError('abort', 'upload aborted'));
      return;
    }
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => request.abort();
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new AppError('timeout', 'no answer in time'));
        request.abort();
      }, SILENCE_MS);
    };
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    const fail = (error: AppError): void => {
      end();
      reject(error);
    };
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress?.(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      end();
      const { status, responseText } = request;
      if (status < 200 || status >= 300) reject(answeredFailure(status, responseText, request.statusText));
      else
        resolve({
          value: responseText === '' ? null : JSON.parse(responseText),
          header: (name) => request.getResponseHeader(name),
        });
    };
    request.onerror = () => fail(new AppError('connection', 'no connection'));
    request.onabort = () => fail(new AppError('abort', 'upload aborted'));
    signal?.addEventListener('abort', stop, { once: true });
    wait();
    request.send(body);
  });
}
