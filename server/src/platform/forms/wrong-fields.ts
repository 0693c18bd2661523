import { AppError } from '@kvadrat/contracts/errors';

/** Fields of a form break rules; some show it only while it is taken, such as a time that somebody else has meanwhile. */
export class WrongFields extends AppError {
  override readonly problems: Readonly<Record<string, string>>;

  /** @param problems keys of rules by field */
  constructor(problems: Readonly<Record<string, string>>) {
    super('invalid-request', `wrong fields: ${Object.keys(problems).join(', ')}`, { status: 422 });
    this.problems = problems;
  }
}
