import { createReadStream } from 'node:fs';
import { openRemoteFile, RemoteFileError } from '../media/api';
import { FeedFileError } from './feed-file-error';

const TIMEOUT_MS = 15 * 60_000;
const MAX_BYTES = 500 * 1024 * 1024;

/** Opens the file when it is wanted. @throws {FeedFileError} `unreachable` */
export type OpenFeed = () => Promise<{ bytes: AsyncIterable<Uint8Array>; charset: string | undefined }>;

/** A feed by its path on this computer or its http(s) address. */
export function openFeed(source: string, { allowPrivateAddresses }: { allowPrivateAddresses: boolean }): OpenFeed {
  return /^https?:\/\//i.test(source)
    ? () => openRemote(source, allowPrivateAddresses)
    : () => Promise.resolve({ bytes: readFile(source), charset: undefined });
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path)) {
      if (chunk instanceof Uint8Array) yield chunk;
    }
  } catch (cause) {
    throw unreachable(cause);
  }
}

async function openRemote(address: string, allowPrivateAddresses: boolean): ReturnType<OpenFeed> {
  try {
    const { body, contentType } = await openRemoteFile(address, {
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      allowPrivateAddresses,
    });
    return { bytes: readBody(body), charset: /charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1] };
  } catch (cause) {
    throw unreachable(cause);
  }
}

async function* readBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw cause instanceof RemoteFileError ? unreachable(cause) : cause;
  }
}

function unreachable(cause: unknown): FeedFileError {
  return new FeedFileError('unreachable', { detail: cause instanceof Error ? cause.message : '', cause });
}
