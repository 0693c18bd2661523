/** An answer that sends the visitor on; 303 after a form was taken. */
interface Redirection {
  status: 301 | 302 | 303;
  location: string;
  /** Ads it depends on. */
  ads: readonly number[];
}

/** An answer with a page. */
export interface Page {
  status: number;
  /** In UTF-8. */
  html: Buffer;
  /** False when no cache may share it: it stands in for the page that was asked for, or is one visitor's own. */
  sound: boolean;
  /** Releases that made the page, `name@release`. */
  releases: readonly string[];
  /** What the policy has to accept as inline styles. */
  styleHashes: readonly string[];
  /** Ads that are shown on it. */
  ads: readonly number[];
  /** When to ask again, where the page stands in for one that is not available, or too many forms were sent. */
  retryAfterSeconds?: number;
}

export type PageAnswer = Redirection | Page;
