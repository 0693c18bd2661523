import type { Theme } from './element-place';

/** What the rules for dark systems say when nothing is forced. */
const DARK = '(prefers-color-scheme: dark)';
const CONDITIONS = { auto: DARK, dark: 'all', light: 'not all' } as const;

/** Rules whose condition may be another one by now. */
const known = new WeakSet<MediaList>();

/** Makes the rules of a sheet for dark systems hold always, never, or as the system says. */
export function forceColorScheme(rules: CSSRuleList, theme: Theme): void {
  // By what they have, not by `instanceof`: they are of the page's window, this code of its frame's.
  for (const rule of rules as Iterable<Partial<CSSMediaRule>>) {
    const { media, cssRules } = rule;
    if (media !== undefined && (known.has(media) || media.mediaText === DARK)) {
      known.add(media);
      media.mediaText = CONDITIONS[theme];
    } else if (cssRules !== undefined) forceColorScheme(cssRules, theme);
  }
}
