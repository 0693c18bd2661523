import type { Theme } from './element-place';

/** What the rules for dark systems say when nothing is forced. */
const DARK = '(prefers-color-scheme: dark)';
const CONDITIONS = { auto: DARK, dark: 'all', light: 'not all' } as const;

/**
 * The conditions of a sheet's rules for dark systems. Find them while the sheet still says so and keep them: a rule gives
 * another object for its condition once nobody holds the first one.
 */
export function darkConditions(rules: CSSRuleList): MediaList[] {
  // By what they have, not by `instanceof`: they are of the page's window, this code of its frame's.
  return [...(rules as Iterable<Partial<CSSMediaRule>>)].flatMap(({ media, cssRules }) => {
    if (media?.mediaText === DARK) return [media];
    return cssRules === undefined ? [] : darkConditions(cssRules);
  });
}

/** Makes rules for dark systems hold always, never, or as the system says. */
export function forceColorScheme(conditions: readonly MediaList[], theme: Theme): void {
  for (const condition of conditions) condition.mediaText = CONDITIONS[theme];
}
