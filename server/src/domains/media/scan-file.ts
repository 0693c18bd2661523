import { connect, type Socket } from 'node:net';
import { AppError } from '@kvadrat/contracts/errors';

/** Looks into a file for what harms. @throws AppError `unavailable` where it cannot be asked: nothing passes unseen then */
export type FileScanner = (data: Uint8Array) => Promise<'clean' | 'infected'>;

const CHUNK_BYTES = 64 * 1024;
const TIME_LIMIT_MS = 30_000;
/** Longer is no answer of such a service. */
const MOST_ANSWER = 4096;

/**
 * Asks ClamAV's service by its command INSTREAM, one connection for each file.
 * @param address path of its socket, or host and port
 */
export function clamdScanner(
  address: { path: string } | { host: string; port: number },
  timeLimitMs = TIME_LIMIT_MS,
): FileScanner {
  return async (data) => {
    const answer = await ask(connect(address), data, timeLimitMs);
    if (/^stream: OK$/.test(answer)) return 'clean';
    if (/^stream: .* FOUND$/s.test(answer)) return 'infected';
    throw new AppError('unavailable', `the virus scanner answered "${answer.slice(0, 100)}"`);
  };
}

function ask(socket: Socket, data: Uint8Array, timeLimitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const fail = (cause?: unknown): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(new AppError('unavailable', 'the virus scanner cannot be asked', { cause }));
    };
    const timer = setTimeout(fail, timeLimitMs);
    socket.on('error', fail);
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      if (answer.length > MOST_ANSWER) fail();
      else if (answer.includes('\0')) end();
    });
    socket.on('end', () => (answer === '' ? fail() : end()));
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer.replace(/\0.*$/s, '').trim());
    };
    socket.write('zINSTREAM\0');
    for (let at = 0; at < data.byteLength; at += CHUNK_BYTES) {
      const part = data.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(part.byteLength));
      socket.write(part);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
}
