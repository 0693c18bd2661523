/** Release that a failure belongs to, as its teller names it; either may be missing or be anything. */
export interface FailedRelease {
  remote?: string | undefined;
  release?: string | undefined;
}

/** Address of a file of a release and the milliseconds it took. */
export type FileTime = readonly [address: string, milliseconds: number];

/** Takes what browsers and this server tell about releases, for operators. Nothing in it may be trusted. */
export interface VisitorReports {
  /** @param code `MFE-…`, another stable code, or `http-` and a status */
  failed: (code: string, release: FailedRelease) => void;
  /** Times of one page. */
  loaded: (files: readonly FileTime[]) => void;
}
