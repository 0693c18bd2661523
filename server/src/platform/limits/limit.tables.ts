/** `limit_count` */
export interface LimitCountTable {
  key: string;
  taken: number;
  ends_at: Date;
}

export interface LimitTables {
  limit_count: LimitCountTable;
}
