import type { MfeCode } from './mfe-codes';

/**
 * A change the registry refuses. The message is one sentence about what is wrong and one about how
 * to mend it, for the person who published; `code` has a page in `docs/errors`.
 */
export class RegistryError extends Error {
  readonly code: MfeCode;

  constructor(code: MfeCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'RegistryError';
    this.code = code;
  }
}
