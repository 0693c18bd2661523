import type { Kysely, Transaction } from 'kysely';
import type { LimitTables } from '../limits';
import type { MailTables } from '../mail';

/**
 * All tables: the platform's, and those that each domain merges into this interface beside its SQL (`*.tables.ts`). Nobody else
 * writes them.
 */
export interface Database extends LimitTables, MailTables {}

export type Db = Kysely<Database>;

/** For stores that take part in a caller's transaction. A plain `Db` fits as well. */
export type DbOrTransaction = Db | Transaction<Database>;
