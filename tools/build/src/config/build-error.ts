/** Something in a package stops its build; the message says what and where, without a stack. */
export class BuildError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BuildError';
  }
}
