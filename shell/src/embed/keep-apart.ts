import { EMBED_ROOT } from '@kvadrat/contracts/remote';
import { splitOutside } from './split-outside';

const ROOT = `[${EMBED_ROOT}]`;
const RESET = 'kvadrat.reset';
/** The measure of a `rem`, which the host sets on the box. */
const REM = '--kvadrat-rem';

/** What rules of all kinds have that matters here. They are of the page's window, this code of its frame's: `instanceof` says nothing. */
type AnyRule = Partial<
  Pick<CSSStyleRule, 'selectorText' | 'style' | 'cssRules'> & {
    name: string;
    nameList: readonly string[];
    findRule: unknown;
  }
>;

interface Found {
  layers: Set<string>;
  properties: Set<string>;
}

/**
 * Makes the style sheets of an element hold among a page's own elements, and nowhere else: password managers do not look
 * into shadow roots, so a form has to stand there. Every rule is bound to the element's box. Every declaration becomes
 * important: an important one of a layer outranks all the page can say, important or not. Among layers importance turns the
 * order round, so they are named the other way; last comes what takes the page's styles off, which the element's own outrank.
 * @param element name of the element
 * @param sheets not applied yet, in their order
 */
export function keepApart(element: string, sheets: readonly CSSStyleSheet[]): void {
  const [first] = sheets;
  if (first === undefined) return;
  const found: Found = { layers: new Set(), properties: new Set([REM]) };
  for (const { cssRules } of sheets) bind(cssRules, found);
  // `all` takes neither directions nor custom properties off, and from drawings it would take what their attributes say.
  const inherited = ['direction', ...found.properties].map((name) => `${name}: inherit !important;`).join(' ');
  const rules = [
    `@layer ${[...found.layers].reverse().join(', ')}, ${RESET};`,
    `@layer ${RESET} {
      ${element}:not([hidden]), ${ROOT} { all: initial !important; display: block !important; direction: ltr !important; }
      ${ROOT} *, ${ROOT} ::before, ${ROOT} ::after { ${inherited} }
      ${ROOT} :not(svg, svg *), ${ROOT} ::before, ${ROOT} ::after { all: revert !important; }
      ${ROOT} svg { margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important; transform: none !important; float: none !important; filter: none !important; }
    }`,
  ];
  rules.forEach((rule, index) => first.insertRule(rule, index));
}

function bind(rules: CSSRuleList, found: Found): void {
  for (const rule of rules as Iterable<AnyRule>) {
    const { name, nameList, selectorText, style, cssRules } = rule;
    // Steps of an animation are not declarations that could be important.
    if (rule.findRule !== undefined) continue;
    for (const layer of nameList ?? (name === undefined ? [] : [name])) found.layers.add(layer);
    if (selectorText !== undefined && style !== undefined) {
      for (const property of style) if (property.startsWith('--')) found.properties.add(property);
      rule.selectorText = splitOutside(selectorText, ',').map(bound).join(', ');
      style.cssText = splitOutside(style.cssText, ';').map(important).join(';');
    }
    if (cssRules !== undefined) bind(cssRules, found);
  }
}

function bound(selector: string): string {
  const text = selector.trim();
  return text.startsWith(ROOT.slice(0, -1)) ? text : `${ROOT} ${text}`;
}

function important(declaration: string): string {
  return declaration.trim() === '' || /!\s*important\s*$/.test(declaration) ? declaration : `${declaration} !important`;
}
