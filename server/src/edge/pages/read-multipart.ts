import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyRequest } from 'fastify';

/** Who takes the files of forms. */
export interface FileTaker {
  /** Asked before anything is read. */
  mayTake: (request: FastifyRequest) => Promise<boolean>;
  /**
   * Takes one file as it comes.
   * @returns what stands in the form in place of it; a refusal is a word too
   */
  take: (name: string, stream: Readable) => Promise<string>;
}

/** A form has few fields beside its files. */
const LIMITS = { fields: 300, fieldSize: 65_536, files: 40, parts: 340, headerPairs: 50 };

/** Whether a form brings files along. */
export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/**
 * Reads a form with files. They go past the worker that looks at the form: each is handed on while it comes, one after the other, and what
 * the taker calls it stands in its field, with commas between several.
 * @throws AppError `invalid-request` for what is no such form
 */
export function readMultipart(
  { headers }: Pick<FastifyRequest, 'headers'>,
  payload: IncomingMessage,
  { take }: Pick<FileTaker, 'take'>,
): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const values: Record<string, string> = {};
    const taken: Promise<void>[] = [];
    const fail = (cause: unknown): void => {
      payload.unpipe();
      payload.resume();
      reject(new AppError('invalid-request', 'this is no form', { cause }));
    };
    const parser = openParser(headers['content-type'] ?? '', fail);
    if (parser === null) return;
    parser.on('field', (name, value) => {
      // The first value counts, as in other forms.
      if (!Object.hasOwn(values, name)) values[name] = value;
    });
    parser.on('file', (name, stream, fileName) => {
      // A field of files that nobody has chosen any for.
      if (fileName === '') {
        stream.resume();
        return;
      }
      taken.push(
        take(fileName, stream)
          .then((word) => {
            values[name] = [values[name] ?? [], word].flat().join();
          })
          .finally(() => stream.resume()),
      );
    });
    parser.on('error', fail);
    parser.on('finish', () => void Promise.all(taken).then(() => resolve(values), reject));
    payload.on('error', fail);
    payload.pipe(parser);
  });
}

/** A part with a name of a file, whatever type it says. */
const isPartAFile = (_field: unknown, _type: unknown, fileName: string | undefined): boolean => fileName !== undefined;

function openParser(contentType: string, fail: (cause: unknown) => void): BusboyInstance | null {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS, isPartAFile });
  } catch (cause) {
    fail(cause);
    return null;
  }
}
