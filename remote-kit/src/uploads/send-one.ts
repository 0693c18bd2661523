import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { HttpClient } from '@kvadrat/contracts/remote';

/** Makes something of a file that has arrived. @returns why it is refused; empty where it was taken */
export type TakeFile = (token: string, signal: AbortSignal) => Promise<string>;

/** What became of a file: `ready` waits under its token, `taken` is there, `stopped` was given up. */
export type Outcome =
  | { state: 'ready'; token: string }
  | { state: 'failed'; token: string; error: unknown }
  | { state: 'refused'; reason: string }
  | { state: 'taken' }
  | { state: 'stopped' };

interface OneFile {
  file: File;
  /** Of a file that has arrived before; empty for one that has not. */
  token: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Waits between calls whose answer was lost: asked again, they do nothing twice. In milliseconds. */
const PAUSES = [500, 2000, 8000, 20_000];
const NAME_LENGTH = 80;

/** Sends one file, and makes of it what it shall be. */
export async function sendOne(
  upload: NonNullable<HttpClient['upload']>,
  take: TakeFile | undefined,
  { file, token, signal, onProgress }: OneFile,
): Promise<Outcome> {
  let arrived = token;
  try {
    if (arrived === '')
      ({ token: arrived } = await upload<{ token: string }>(apiAddress('uploads'), file, {
        signal,
        inParts: true,
        headers: { 'x-file-name': encodeURIComponent([...file.name].slice(-NAME_LENGTH).join('')) },
        onProgress,
      }));
    if (take === undefined) return { state: 'ready', token: arrived };
    const reason = await untilAnswered(() => take(arrived, signal), signal);
    return reason === '' ? { state: 'taken' } : { state: 'refused', reason };
  } catch (error) {
    if (signal.aborted || (isAppError(error) && error.code === 'abort')) return { state: 'stopped' };
    if (isAppError(error) && error.status === 413) return { state: 'refused', reason: 'too-large' };
    return { state: 'failed', token: arrived, error };
  }
}

async function untilAnswered(call: () => Promise<string>, signal: AbortSignal): Promise<string> {
  for (const pause of PAUSES) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isAppError(error) || !['connection', 'timeout'].includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return call();
}
