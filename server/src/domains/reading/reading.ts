/** How far what was read can be trusted: `doubtful` is taken and told, `none` says that there were words and nothing was understood. */
type Confidence = 'sure' | 'doubtful' | 'none';

/** What a reader made of words. Nothing said is no mistake: `value` is null, the confidence sure and `from` empty. */
export interface Reading<Value, Doubt extends string = string> {
  value: Value | null;
  confidence: Confidence;
  /** The words it came from, as they were written. */
  from: string;
  /** What can be wrong with it; none where the confidence is sure. */
  doubts: readonly Doubt[];
}

export function unsaid<Value, Doubt extends string>(): Reading<Value, Doubt> {
  return { value: null, confidence: 'sure', from: '', doubts: [] };
}

/** What was understood. Nothing speaks against it, or what does is named. */
export function understood<Value, Doubt extends string>(
  value: Value | null,
  from: string,
  doubts: Iterable<Doubt> = [],
): Reading<Value, Doubt> {
  const named = [...new Set(doubts)];
  return { value, confidence: named.length === 0 ? 'sure' : 'doubtful', from, doubts: named };
}

export function notUnderstood<Value, Doubt extends string>(from: string, ...doubts: Doubt[]): Reading<Value, Doubt> {
  return { value: null, confidence: 'none', from, doubts };
}
