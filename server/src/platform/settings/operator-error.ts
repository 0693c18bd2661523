/** A failure whose message is a sentence for the person at the console; printed without a stack. */
export class OperatorError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** What to print of a failure: the sentence alone, or everything there is to find a fault of ours. */
export function printable(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
