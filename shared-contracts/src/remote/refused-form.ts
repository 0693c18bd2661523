/** Fields of a form as text; of a name that was sent twice, the first value. */
export type SentValues = Readonly<Record<string, string>>;

/** A form that was sent and not taken: the page shows it again with all that was typed. Or one that is answered in place, see `told`. */
export interface RefusedForm {
  /** What was typed, passwords left out. */
  values: SentValues;
  /** Keys of the rules that fields break. */
  problems: Readonly<Record<string, string>>;
  /**
   * Why a form was not taken whose fields are right; a word of the page's own, or one that the portal says: `unavailable` for a
   * form of which nobody knows what became of it, `rate-limited` for one that came after too many.
   */
  obstacle?: string;
  /** Seconds after which it is worth sending the form again, where too many were sent. */
  retryAfter?: number;
  /** What the form was answered with, where nothing was refused: what may stand in no address, such as a telephone. */
  told?: Readonly<Record<string, string>>;
}
