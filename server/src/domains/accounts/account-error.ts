import { AppError, type AppErrorCode } from '@kvadrat/contracts/errors';
import type { AccountSentence } from './account-texts';

export interface AccountErrorOptions {
  code?: AppErrorCode;
  status?: number;
  /** Keys of broken rules by field. */
  problems?: Readonly<Record<string, string>>;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
  /** What `#` in the sentence stands for. */
  value?: string;
  /** The sentence in the visitor's language, for answers that other domains give. */
  words?: string;
}

/** A refusal that people read, in words of their language. */
export class AccountError extends AppError {
  readonly sentence: AccountSentence;
  declare readonly problems: Readonly<Record<string, string>>;
  readonly value: string;

  constructor(
    sentence: AccountSentence,
    { code = 'invalid-request', status = 422, problems = {}, retryAfter, value = '', words }: AccountErrorOptions = {},
  ) {
    super(code, `account: ${sentence}`, { status, problems, ...(words === undefined ? {} : { words }), retryAfter });
    this.sentence = sentence;
    this.value = value;
  }
}
