export type { PoolState } from './connection-pool';
export { createDb, type DbHandle, type DbOptions } from './create-db';
export type { Database, Db, DbOrTransaction } from './database';
export { describeAddress, type DatabaseAddress } from './database-address';
export { migrate, schemaVersion } from './migrate';
export { openDatabase, openDatabaseForCommand, type OpenOptions } from './open-database';
export { exportDatabase, type Exported } from './transfer/export-database';
export { importDatabase } from './transfer/import-database';
export type { Sql } from './sql';
