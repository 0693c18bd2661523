import { inlineStyle } from '../../../platform/html';

/**
 * Style sheet of the operators' pages. Values come from the tokens of the live shell's sheet; without it, as when the
 * shell itself is what has to be taken back, the pages are plain and work all the same.
 */
export const PAGE_STYLE = inlineStyle(`
:root { color-scheme: light dark; }
body { margin: 0; background: var(--sunken); color: var(--ink); font-family: var(--font, system-ui, sans-serif); }
.op { max-inline-size: 76rem; margin-inline: auto; padding: var(--s-6) var(--gutter, 1rem) var(--s-16); display: grid; gap: var(--s-6, 1.5rem); }
.op > * { min-inline-size: 0; }
.op-head { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-6); align-items: center; justify-content: space-between; }
.op-head h1 { font-size: var(--t-2xl); letter-spacing: var(--track-head); }
.op-head form, .op-actions { display: flex; flex-wrap: wrap; gap: var(--s-2, .5rem); align-items: center; }
.op-meta { display: flex; flex-wrap: wrap; gap: 0 var(--s-4, 1rem); align-items: center; color: var(--ink-2); font-size: var(--t-sm); }
.op-meta a, .op-brand { display: inline-flex; align-items: center; min-block-size: var(--tap, 2.75rem); }
.op-brand { color: inherit; font-weight: var(--w-heavy); text-decoration: none; }
.op-note { padding: var(--s-3) var(--s-4); border-inline-start: 4px solid var(--sea); border-radius: var(--r-2); background: var(--sea-soft); color: var(--sea-ink); }
.op-note.is-bad { border-color: var(--bad); background: var(--bad-soft); color: var(--bad); }
.op-note.is-warn { border-color: var(--warn); background: var(--warn-soft); color: var(--warn); }
.op-note a { color: inherit; }
.op-card { display: grid; gap: var(--s-5, 1.25rem); padding: var(--s-5, 1.25rem); border-radius: var(--r-3); background: var(--surface); box-shadow: var(--shadow-1); }
.op-card > * { min-inline-size: 0; }
.op-card > header { display: flex; flex-wrap: wrap; gap: var(--s-3, .75rem); align-items: center; }
.op-card h2 { font-size: var(--t-xl); }
.op-state { padding: 2px var(--s-2, .5rem); border-radius: var(--r-1); background: var(--good-soft); color: var(--good); font-size: var(--t-sm); font-weight: var(--w-medium); }
.op-state.is-off { background: var(--bad-soft); color: var(--bad); }
.op-release { display: grid; gap: var(--s-3, .75rem); padding-block-start: var(--s-4, 1rem); border-block-start: 1px solid var(--line); }
.op-release h3 { display: flex; flex-wrap: wrap; gap: var(--s-1, .25rem) var(--s-3, .75rem); align-items: baseline; font-size: var(--t-md); font-weight: var(--w-medium); overflow-wrap: anywhere; }
.op-release h3 small { color: var(--ink-2); font-size: var(--t-sm); font-weight: var(--w-normal); }
.op-release h3 b { color: var(--ink-2); font-weight: var(--w-medium); }
.op-release[data-part="stable"] h3 b { color: var(--accent-text); font-weight: var(--w-strong); }
.op-figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr)); gap: var(--s-3, .75rem) var(--s-4, 1rem); margin: 0; }
.op-figures dt { color: var(--ink-3); font-size: var(--t-xs); }
.op-figures dd { margin: 0; font-variant-numeric: tabular-nums; }
.op-figures .is-bad { color: var(--bad); font-weight: var(--w-strong); }
.op-codes { display: flex; flex-wrap: wrap; gap: 0 var(--s-4, 1rem); margin: 0; padding: 0; list-style: none; font-size: var(--t-sm); }
.op-codes :is(a, span) { display: inline-flex; gap: .4em; align-items: center; min-block-size: var(--tap, 2.75rem); }
.op-card details { border-block-start: 1px solid var(--line); }
.op-more { margin-block-end: calc(-1 * var(--s-3, .75rem)); }
.op-card summary { min-block-size: var(--tap, 2.75rem); padding-block: var(--s-3, .75rem); font-weight: var(--w-medium); cursor: pointer; }
.op-form { display: grid; gap: var(--s-4, 1rem); padding-block: var(--s-2, .5rem) var(--s-4, 1rem); }
.op-field { display: grid; gap: 4px; font-size: var(--t-sm); font-weight: var(--w-medium); }
.op :is(input, select, textarea) { box-sizing: border-box; inline-size: 100%; max-inline-size: 34rem; min-block-size: var(--tap, 2.75rem); padding: var(--s-2, .5rem) var(--s-3, .75rem); border: 1px solid var(--line-strong); border-radius: var(--r-2); background: var(--surface); color: inherit; font: inherit; }
.op-row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: var(--s-3, .75rem); align-items: end; max-inline-size: 48rem; }
.op fieldset { min-inline-size: 0; margin: 0; padding: var(--s-4, 1rem); border: 1px solid var(--line); border-radius: var(--r-2); }
.op legend { padding-inline: var(--s-1, .25rem); font-size: var(--t-sm); font-weight: var(--w-medium); }
.op button { min-block-size: var(--tap, 2.75rem); padding: var(--s-2, .5rem) var(--s-4, 1rem); border: 1px solid var(--line-strong); border-radius: var(--r-2); background: var(--surface); color: var(--ink); font: inherit; font-weight: var(--w-medium); overflow-wrap: anywhere; cursor: pointer; }
.op button:hover { border-color: var(--ink); }
.op button.is-first { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.op button.is-first:hover { background: var(--accent-hover); }
.op :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.op-history { display: grid; gap: var(--s-3, .75rem); margin: 0; padding: 0 0 var(--s-4, 1rem); list-style: none; font-size: var(--t-sm); overflow-wrap: anywhere; }
.op-history small { display: block; color: var(--ink-2); font-size: var(--t-xs); }
.op textarea { min-block-size: 8rem; resize: vertical; max-inline-size: none; }
.op-tabs { display: flex; flex-wrap: wrap; gap: var(--s-1, .25rem) var(--s-4, 1rem); }
.op-tabs a { display: inline-flex; gap: .5em; align-items: center; min-block-size: var(--tap, 2.75rem); color: inherit; }
.op-tabs a[aria-current] { font-weight: var(--w-strong, 600); text-decoration: none; border-block-end: 3px solid var(--accent, currentColor); }
.op-list { display: grid; margin: 0; padding: 0; list-style: none; }
.op-list > li { display: grid; gap: var(--s-1, .25rem); padding-block: var(--s-4, 1rem); border-block-start: 1px solid var(--line); }
.op-list > li:first-child { border: 0; padding-block-start: 0; }
.op-list > li > a { display: flex; align-items: center; min-block-size: var(--tap, 2.75rem); font-weight: var(--w-medium); color: inherit; overflow-wrap: anywhere; }
.op-photos { display: flex; flex-wrap: wrap; gap: var(--s-2, .5rem); }
.op-photos img { inline-size: 9rem; block-size: 6rem; object-fit: cover; border-radius: var(--r-1); background: var(--sunken); }
.op-quote { margin: 0; padding: var(--s-3, .75rem) var(--s-4, 1rem); border-radius: var(--r-2); background: var(--sunken); overflow-wrap: anywhere; white-space: pre-line; }
.op-hint { margin: 0; color: var(--ink-2); font-size: var(--t-sm); font-weight: var(--w-normal); }
.op-sign-in { display: grid; gap: var(--s-4, 1rem); max-inline-size: 28rem; }
`);
