/** Classes of SQLSTATE that say something of the values: they are too large, no text, not allowed. */
const VALUE_CLASSES = new Set(['22', '23', '54']);
/** One of several that waited for each other had to give way. */
const GIVEN_WAY = new Set(['40P01', '40001']);

/** Why the database does not take an ad, for the report: the column or rule, its message and what it says beside; null for failures of other kinds. */
export function refusedByDatabase(error: unknown): string | null {
  if (error instanceof RangeError) return error.message;
  if (!(error instanceof Error) || !VALUE_CLASSES.has(stateOf(error).slice(0, 2))) return null;
  return [nameIn(error, 'column_name'), nameIn(error, 'constraint_name'), error.message, nameIn(error, 'detail')]
    .filter((part) => part !== '')
    .join(': ');
}

/** Whether the same work may succeed when it is done again. */
export function gaveWay(error: unknown): boolean {
  return error instanceof Error && GIVEN_WAY.has(stateOf(error));
}

function stateOf(error: Error): string {
  return nameIn(error, 'code');
}

function nameIn(error: Error, key: string): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
