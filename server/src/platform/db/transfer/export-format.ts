import { Type, type Static } from 'typebox';

/**
 * An export is one gzip file of text:
 *
 *     KVADRAT EXPORT 1
 *     {"schema":[…],"postgres":"18.4","exportedAt":"…","tables":[{"name":"…","columns":["…"]}],"sequences":[…]}
 *     …rows of the first table as COPY writes them…
 *     \.
 *     {"table":"…","rows":12,"sha256":"…"}
 *     …and so on for each table…
 *     END
 */
export const FIRST_LINE = 'KVADRAT EXPORT 1';
export const LAST_LINE = 'END';
/** COPY's own mark; a row never looks like it, because a backslash in data is doubled. */
export const END_OF_ROWS = '\\.';

export const ExportHeader = Type.Object({
  /** Names of the migrations the exported database had run. */
  schema: Type.Array(Type.String()),
  postgres: Type.String(),
  exportedAt: Type.String(),
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
  /** Of tables that are kept in parts; exports of releases without such tables do not say. */
  partitions: Type.Optional(Type.Array(Type.Object({ name: Type.String(), of: Type.String(), bound: Type.String() }))),
  sequences: Type.Array(Type.Object({ name: Type.String(), lastValue: Type.Integer(), isCalled: Type.Boolean() })),
});
export type ExportHeader = Static<typeof ExportHeader>;

/** Stands behind the rows of a table. */
export const TableSeal = Type.Object({ table: Type.String(), rows: Type.Integer(), sha256: Type.String() });
export type TableSeal = Static<typeof TableSeal>;
