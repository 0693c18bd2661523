import { inlineStyle } from '../html';

/**
 * Style sheet of the pages of information, which stands in them: only they need it, and they need nothing else. Values
 * come from the tokens of the shell's sheet; the first line keeps the order of layers whichever is read first.
 */
const SHEET = `
@layer kvadrat.base, kvadrat.kit, kvadrat.info;
@layer kvadrat.info {
.kv-info { max-inline-size: calc(var(--container) + 2 * var(--gutter)); margin-inline: auto; padding: var(--s-6) var(--gutter) 0; }
.kv-crumbs { display: flex; flex-wrap: wrap; gap: 0 var(--s-2); color: var(--ink-3); font-size: var(--t-sm); }
.kv-crumbs li { display: inline-flex; align-items: center; min-block-size: var(--tap); }
.kv-crumbs li + li::before { content: "/"; margin-inline-end: var(--s-2); color: var(--line-strong); }
.kv-crumbs a { display: inline-flex; align-items: center; min-block-size: var(--tap); }
.kv-info-head { max-inline-size: 48rem; padding-block: var(--s-4) var(--s-8); }
.kv-info h1 { font-size: var(--t-3xl); letter-spacing: -.025em; }
.kv-lead { margin-block-start: var(--s-4); max-inline-size: var(--measure); color: var(--ink-2); font-size: var(--t-lg); }
.kv-info-columns { display: grid; gap: var(--s-8); align-items: start; }
.kv-info-aside:empty { order: 1; }
.kv-prose { min-inline-size: 0; max-inline-size: var(--measure); }
.kv-prose section + section, .kv-prose section + .kv-updated { margin-block-start: var(--s-10); }
.kv-prose h2 { scroll-margin-block-start: var(--s-16); }
.kv-prose h2 + *, .kv-prose section > * + *:not(h2) { margin-block-start: var(--s-3); }
.kv-prose p, .kv-prose li, .kv-prose td { hyphens: auto; }
.kv-prose a { text-decoration-color: var(--accent); }
.kv-prose a:hover, .kv-info-aside a:hover, .kv-more a:hover, .kv-crumbs a:hover { color: var(--accent-text); }
.kv-prose section > ul { display: grid; gap: var(--s-2); }
.kv-prose section > ul > li { position: relative; padding-inline-start: var(--s-5); }
.kv-prose section > ul > li::before { content: ""; position: absolute; inset-inline-start: 0; inset-block-start: .55em; inline-size: .4em; block-size: .4em; background: var(--accent); }
.kv-prose table { inline-size: 100%; border-collapse: collapse; font-size: var(--t-sm); }
.kv-prose th, .kv-prose td { padding: var(--s-3) var(--s-3) var(--s-3) 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: var(--w-normal); }
.kv-prose th { font-weight: var(--w-medium); }
.kv-prose tbody th { overflow-wrap: anywhere; }
.kv-updated { padding-block-start: var(--s-4); border-block-start: 1px solid var(--line); color: var(--ink-3); font-size: var(--t-sm); }
.kv-contents { padding: var(--s-4) var(--s-5); border-radius: var(--r-3); background: var(--sunken); }
.kv-contents h2, .kv-more h2 { font-size: var(--t-md); letter-spacing: 0; }
.kv-contents ol { margin-block-start: var(--s-2); font-size: var(--t-sm); }
.kv-contents a { display: flex; align-items: center; min-block-size: var(--tap); text-decoration: none; }
.kv-contents a:hover { text-decoration: underline; }
.kv-more { margin-block-start: var(--section); padding-block-start: var(--s-5); border-block-start: 1px solid var(--line); }
.kv-more ul { display: flex; flex-wrap: wrap; gap: 0 var(--s-6); margin-block-start: var(--s-1); }
.kv-more a { display: inline-flex; align-items: center; min-block-size: var(--tap); }
.kv-form { display: grid; gap: var(--s-5); max-inline-size: 36rem; }
.kv-field { display: grid; gap: 6px; }
.kv-field label { font-size: var(--t-sm); font-weight: var(--w-medium); }
.kv-field input { inline-size: 100%; min-block-size: 3rem; padding: var(--s-2) var(--s-3); border: 1px solid var(--line-strong); border-radius: var(--r-2); background: var(--surface); }
.kv-field input:hover { border-color: var(--ink); }
.kv-field input:focus-visible { outline: 2px solid transparent; border-color: var(--focus); box-shadow: inset 0 0 0 1px var(--focus); }
.kv-field [aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
fieldset.kv-form { gap: var(--s-3); }
fieldset.kv-form legend { margin-block-end: var(--s-3); }
.kv-prose .kv-facts { display: grid; gap: var(--s-2); }
.kv-facts > div { display: grid; grid-template-columns: minmax(9rem, 30%) minmax(0, 1fr); gap: var(--s-3); }
.kv-facts dt { color: var(--ink-3); }
.kv-facts dd { overflow-wrap: anywhere; font-weight: var(--w-medium); }
.kv-check { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: start; gap: 0 var(--s-3); font-size: var(--t-sm); }
.kv-check input { inline-size: 1.375rem; block-size: 1.375rem; margin: 0; accent-color: var(--accent); }
.kv-check > p { grid-column: 2; }
.kv-prose .kv-form + p { margin-block-start: var(--s-5); }
.kv-prose details { max-inline-size: 36rem; border: 1px solid var(--line-strong); border-radius: var(--r-2); }
.kv-prose summary { min-block-size: 3rem; padding: var(--s-3) var(--s-4); font-weight: var(--w-medium); cursor: pointer; }
.kv-prose summary:hover { background: var(--sunken); }
.kv-prose details[open] > summary { border-block-end: 1px solid var(--line); }
.kv-prose details > .kv-form { padding: var(--s-4); }
.kv-prose section:has(> details) + section:has(> details) { margin-block-start: var(--s-3); }
.kv-hint { color: var(--ink-3); font-size: var(--t-sm); }
.kv-error { color: var(--bad); font-size: var(--t-sm); font-weight: var(--w-medium); }
.kv-notice { padding: var(--s-4) var(--s-5); border-inline-start: 4px solid var(--bad); border-radius: var(--r-2); background: var(--sunken); }
.kv-notice h2 { font-size: var(--t-lg); }
.kv-notice ul { margin-block-start: var(--s-2); }
.kv-notice li a { display: inline-flex; align-items: center; min-block-size: var(--tap); color: var(--bad); }
.kv-done { display: grid; gap: var(--s-4); padding: var(--s-6) var(--s-5); border-inline-start: 4px solid var(--sea-ink); border-radius: var(--r-2); background: var(--sea-soft); }
.kv-notice:focus, .kv-done:focus { outline-offset: 2px; }
.kv-trap { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.kv-send { justify-self: start; min-block-size: 3rem; padding: var(--s-2) var(--s-6); border: 0; border-radius: var(--r-2); background: var(--accent); color: var(--on-accent); font-weight: var(--w-strong); }
.kv-send:hover { background: var(--accent-hover); }
.kv-send:active { background: var(--accent-press); }
.kv-plain { border: 1px solid var(--line-strong); background: var(--surface); color: var(--ink); }
.kv-plain:is(:hover, :active) { border-color: var(--ink); background: var(--sunken); }
.kv-small { color: var(--ink-3); font-size: var(--t-sm); }
@media (min-width: 1024px) {
.kv-info-columns { grid-template-columns: 17rem minmax(0, var(--measure)); gap: clamp(2rem, 5vw, 5rem); }
.kv-info-columns:has(.kv-info-aside:empty, .kv-form, .kv-done) { grid-template-columns: minmax(0, 36rem) 20rem; }
.kv-info-aside { position: sticky; inset-block-start: calc(4.5rem + var(--s-4)); }
.kv-contents { padding: 0; background: none; }
.kv-contents a { min-block-size: 2.25rem; padding-inline-start: var(--s-4); border-inline-start: 2px solid var(--line); line-height: 1.3; }
.kv-contents a:hover { border-color: var(--accent); }
}
@media (max-width: 639px) {
.kv-prose thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.kv-prose :is(table, tbody, tr, th, td) { display: block; padding: 0; border: 0; }
.kv-prose tr { padding-block: var(--s-3); border-block-end: 1px solid var(--line); }
.kv-prose td::before { content: attr(data-head) ": "; color: var(--ink-3); }
}
@media print {
.kv-info { padding: 0; max-inline-size: none; }
.kv-crumbs, .kv-contents, .kv-more { display: none; }
.kv-info-columns { display: block; }
.kv-prose { max-inline-size: none; }
.kv-prose h2 { break-after: avoid; }
.kv-prose p, .kv-prose li, .kv-prose tr { break-inside: avoid; }
}
}`;

export const INFO_STYLE = inlineStyle(SHEET.replace(/\s*\n\s*/g, ''));
