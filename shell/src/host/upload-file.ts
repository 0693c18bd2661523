import { answeredFailure, AppError } from '@kvadrat/contracts/errors';
import type { UploadOptions } from '@kvadrat/contracts/remote';

/** A phone on a train sends a photo in a minute; one that moves no byte for so long has no connection. */
const SILENCE_MS = 30_000;

/**
 * Sends a file as the body of one request. `fetch` tells nobody how much has left.
 * @throws AppError as the host's other calls do
 */
export function uploadFile(
  url: string,
  file: Blob,
  { headers = {}, signal, onProgress, credentials }: UploadOptions & { credentials: RequestCredentials },
): Promise<unknown> {
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
    request.open('POST', url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers, 'content-type': FILE_TYPE }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress?.(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      end();
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText));
      else reject(answeredFailure(status, responseText, request.statusText));
    };
    request.onerror = () => fail(new AppError('connection', 'no connection'));
    request.onabort = () => fail(new AppError('abort', 'upload aborted'));
    signal?.addEventListener('abort', stop, { once: true });
    wait();
    request.send(file);
  });
}

const FILE_TYPE = 'application/octet-stream';
