import postgres, { type Options } from 'postgres';
import type { DatabaseAddress } from './database-address';

/** PostgreSQL `bigint` (type 20) as a JavaScript number. */
const int8 = {
  to: 20,
  from: [20],
  serialize: (value: number): string => value.toString(),
  parse: (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
    return value;
  },
};

/**
 * Arrays of `smallint` (1005) and `integer` (1007): postgres.js reads them letter by letter, which for the thousands of
 * numbers of a map or of facets takes longer than finding them; and it reads no NULL in them.
 */
const integers = {
  to: 1007,
  from: [1005, 1007],
  serialize: (values: readonly (number | null)[]): string => `{${values.map((value) => value ?? 'NULL').join()}}`,
  parse: (text: string): unknown =>
    JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null')),
};

type Types = { int8: number };

/** postgres.js as we set it up. */
export type Sql = postgres.Sql<Types>;

export type SqlOptions = Omit<Options<{ int8: typeof int8; integers: typeof integers }>, 'types'>;

/** Opens a client; it connects with its first statement. */
export function openSql(address: DatabaseAddress, options: SqlOptions): Sql {
  const common = {
    ...options,
    connect_timeout: 10,
    types: { int8, integers },
    // PostgreSQL's notices ("already exists, skipping") are no news for our console.
    onnotice: () => undefined,
  };
  if ('url' in address) return postgres(address.url, common);
  const { socketPath: path, user, password, database } = address;
  return postgres({ ...common, path, user, password, database });
}
