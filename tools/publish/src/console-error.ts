/** A failure whose message is a sentence for the person at the console, who gets no stack. */
export class ConsoleError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'ConsoleError';
  }
}

/** Why something failed, for the end of a sentence. Connection failures of Node may have no message, only a code. */
export function reasonOf(error: unknown): string {
  const told: unknown = Reflect.get(Object(error), 'message');
  if (typeof told === 'string' && told !== '') return told.replace(/\.$/, '');
  const code: unknown = Reflect.get(Object(error), 'code');
  return typeof code === 'string' ? code : 'no reason given';
}
