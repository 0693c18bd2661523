/** The code Node gives failures of the system ("EEXIST"); undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  const coded = typeof error === 'object' && error !== null && 'code' in error;
  return coded && typeof error.code === 'string' ? error.code : undefined;
}

/** Why something failed, for the end of a sentence. Connection failures of Node may have no message, only a code. */
export function reasonOf(error: unknown): string {
  const told = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  if (typeof told === 'string' && told !== '') return told.replace(/\.$/, '');
  return errorCode(error) ?? 'no reason given';
}
