import { AppError } from '@kvadrat/contracts/errors';

/** Why a whole file is refused. Nothing of such a file is applied. */
export const FILE_REFUSALS = {
  'empty-file': 'The file is empty.',
  'not-a-feed': 'The file is not a Kyero feed.',
  'unsupported-version': 'Only version 3 of the Kyero format can be read.',
  'unknown-encoding': 'The declared character encoding is not known.',
  doctype: 'The file has a DOCTYPE; feeds with entity declarations are not read.',
  malformed: 'The file is broken or cut off.',
  'too-large': 'The file or a part of it is larger than the limit.',
  'no-contact':
    'The agency has neither an e-mail address nor a telephone number, and the file names none: nobody could answer its ads. Say --agency-email or --agency-phone.',
  unreachable: 'The file could not be fetched.',
} as const;

export type FileRefusal = keyof typeof FILE_REFUSALS;

/** A file that cannot be imported, with the place where reading stopped. */
export class FeedFileError extends AppError {
  readonly reason: FileRefusal;
  /** Line of the file, from 1; null when the failure has no line. */
  readonly line: number | null;
  readonly detail: string;

  constructor(reason: FileRefusal, options: { line?: number | null; detail?: string; cause?: unknown } = {}) {
    const detail = options.detail ?? '';
    super('invalid-request', detail === '' ? FILE_REFUSALS[reason] : `${FILE_REFUSALS[reason]} ${detail}`, {
      cause: options.cause,
    });
    this.name = 'FeedFileError';
    this.reason = reason;
    this.line = options.line ?? null;
    this.detail = detail;
  }
}
