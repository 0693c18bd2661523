/** `limit_count` */
interface LimitCountTable {
  key: string;
  taken: number;
  ends_at: Date;
}

export interface LimitTables {
  limit_count: LimitCountTable;
}
