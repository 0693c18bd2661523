interface RemoteFigureTable {
  /** Start of the span. */
  slot: Date;
  name: string;
  release: string;
  figure: string;
  step: number;
  count: number;
}

interface StaffSessionTable {
  /** Of what the browser holds. */
  digest: string;
  token_id: string;
  expires_at: Date;
}

declare module '../../platform/db/database' {
  interface Database {
    remote_figure: RemoteFigureTable;
    staff_session: StaffSessionTable;
  }
}

export {};
