import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '@kvadrat/contracts/errors';
import { isBlockedAddress } from './blocked-address';

const MAX_REDIRECTS = 3;
const AGENT = 'Kvadrat/1.0';

/** Why a file could not be fetched. */
export type RemoteRefusal =
  'bad-address' | 'blocked-address' | 'too-many-redirects' | 'http-status' | 'too-large' | 'timeout' | 'connection';

export class RemoteFileError extends AppError {
  readonly reason: RemoteRefusal;
  readonly detail: string;

  constructor(reason: RemoteRefusal, detail: string, cause?: unknown) {
    super(reason === 'timeout' ? 'timeout' : 'connection', `${reason}: ${detail}`, { cause });
    this.name = 'RemoteFileError';
    this.reason = reason;
    this.detail = detail;
  }
}

export interface RemoteFileOptions {
  maxBytes: number;
  /** For the whole transfer, in milliseconds. */
  timeoutMs: number;
  /** Lets tests and closed networks fetch from private addresses; off for everybody else. */
  allowPrivateAddresses?: boolean;
}

export interface RemoteFile {
  body: AsyncIterable<Uint8Array>;
  contentType: string | null;
}

/**
 * Opens a file on another host for somebody who gave us its address: http and https only, no private or own network
 * (checked on the resolved address the connection is then made to, so that a name cannot change its meaning in
 * between, and again at each redirect), limits on size and time.
 * @throws {RemoteFileError} here or while the body is read
 */
export async function openRemoteFile(address: string, options: RemoteFileOptions): Promise<RemoteFile> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = parseAddress(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await get(url, options, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      url = parseAddress(location, url);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new RemoteFileError('http-status', String(status));
    }
    return { body: limited(response, options, signal), contentType: response.headers['content-type'] ?? null };
  }
  throw new RemoteFileError('too-many-redirects', url.href);
}

/** Reads a whole file. @throws {RemoteFileError} */
export async function fetchRemoteFile(address: string, options: RemoteFileOptions): Promise<Buffer> {
  const { body } = await openRemoteFile(address, options);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new RemoteFileError('bad-address', address.slice(0, 200));
  return url;
}

function get(
  url: URL,
  { allowPrivateAddresses = false }: RemoteFileOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Addresses written as numbers are never looked up, so they are checked here.
  if (!allowPrivateAddresses && isIP(host) !== 0 && isBlockedAddress(host))
    throw new RemoteFileError('blocked-address', host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answer, fail) => {
    const sent = request(url, {
      signal,
      agent: false,
      headers: { 'user-agent': AGENT, accept: '*/*', 'accept-encoding': 'gzip, identity' },
      ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
    });
    sent.on('response', answer);
    sent.on('error', (error) => {
      fail(asRemoteError(error, signal));
    });
    sent.end();
  });
}

/** The system's lookup, which answers nothing when any address of the name is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, '');
      return;
    }
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isBlockedAddress(address)))
      callback(new RemoteFileError('blocked-address', hostname), '');
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

async function* limited(
  response: IncomingMessage,
  { maxBytes }: RemoteFileOptions,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new RemoteFileError('too-large', `${String(maxBytes)} bytes`);
  }
  const source =
    response.headers['content-encoding'] === 'gzip' ? pipeline(response, createGunzip(), () => undefined) : response;
  let total = 0;
  try {
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) continue;
      total += chunk.byteLength;
      if (total > maxBytes) throw new RemoteFileError('too-large', `${String(maxBytes)} bytes`);
      yield chunk;
    }
  } catch (error) {
    throw asRemoteError(error, signal);
  } finally {
    response.destroy();
  }
}

function asRemoteError(error: unknown, signal: AbortSignal): RemoteFileError {
  if (error instanceof RemoteFileError) return error;
  const message = error instanceof Error ? error.message : String(error);
  // A transfer that is broken off looks like a lost connection; the signal knows better.
  return new RemoteFileError(signal.aborted ? 'timeout' : 'connection', message.slice(0, 200), error);
}
