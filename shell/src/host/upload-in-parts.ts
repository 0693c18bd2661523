import { AppError, isAppError } from '@kvadrat/contracts/errors';
import type { UploadOptions } from '@kvadrat/contracts/remote';
import type { FileAnswer, FileRequest } from './upload-file';

export type MakeRequest = (request: Omit<FileRequest, 'credentials' | 'signal'>) => Promise<FileAnswer>;

/** On a slow 3G network twenty seconds of sending: a server gives a request a minute. */
const PART_BYTES = 1024 * 1024;
/** Waits after failures in a row without a byte between them, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
const TUS = { 'tus-resumable': '1.0.0' };

interface Begun {
  url: string;
  /** What the server said when it was begun. */
  answer: unknown;
}

/** Uploads that were cut off: the same file chosen or sent again goes on where it was. */
const begun = new WeakMap<Blob, Begun>();

interface Sending extends Pick<UploadOptions, 'headers' | 'signal' | 'onProgress'> {
  url: string;
  file: Blob;
  make: MakeRequest;
}

/**
 * Sends a file in parts by the protocol tus (https://tus.io). After a cut it asks how much has arrived, and goes on from there.
 * @throws AppError of the last failure, once it has failed too often in a row; sent again, the same file goes on from there too
 */
export async function uploadInParts(sending: Sending): Promise<unknown> {
  const { file, signal, onProgress } = sending;
  let failures = 0;
  for (;;) {
    try {
      return await goOn(sending, (arrived) => {
        failures = 0;
        onProgress?.(file.size === 0 ? 1 : arrived / file.size);
      });
    } catch (error) {
      if (isForgotten(error)) begun.delete(file);
      else if (!isPassing(error)) throw error;
      const pause = PAUSES[failures];
      if (pause === undefined) throw error;
      failures += 1;
      await waiting(pause, signal);
    }
  }
}

/** Sends what has not arrived yet. @param tell of bytes that have */
async function goOn(
  { url, file, make, headers, onProgress }: Sending,
  tell: (arrived: number) => void,
): Promise<unknown> {
  const known = begun.get(file);
  const upload = known ?? (await begin({ url, file, make, headers }));
  let arrived = known === undefined ? 0 : await arrivedOf(make, upload.url);
  while (arrived < file.size) {
    const part = file.slice(arrived, arrived + PART_BYTES);
    const before = arrived;
    await make({
      url: upload.url,
      method: 'PATCH',
      body: part,
      headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(before) },
      onProgress: (share) => onProgress?.((before + share * part.size) / file.size),
    });
    arrived += part.size;
    tell(arrived);
  }
  begun.delete(file);
  return upload.answer;
}

async function begin({ url, file, make, headers }: Pick<Sending, 'url' | 'file' | 'make' | 'headers'>): Promise<Begun> {
  const { value, header } = await make({
    url,
    body: null,
    headers: { ...headers, ...TUS, 'upload-length': String(file.size) },
  });
  const upload = { url: new URL(header('location') ?? '', new URL(url, location.href)).href, answer: value };
  begun.set(file, upload);
  return upload;
}

async function arrivedOf(make: MakeRequest, url: string): Promise<number> {
  const { header } = await make({ url, method: 'HEAD', body: null, headers: TUS });
  return Number(header('upload-offset'));
}

/** The server has it no longer. */
function isForgotten(error: unknown): boolean {
  return isAppError(error) && (error.status === 404 || error.status === 410);
}

/** What may go well a moment later. */
function isPassing(error: unknown): boolean {
  if (!isAppError(error)) return false;
  const { code, status = 0 } = error;
  return code === 'connection' || code === 'timeout' || status === 408 || status === 409 || status >= 500;
}

function waiting(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new AppError('abort', 'upload aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
