import { EMBED_ROOT } from '@kvadrat/contracts/remote';

const ROOT = `[${EMBED_ROOT}]`;
const RESET = 'kvadrat.reset';

/**
 * Makes the style sheets of an element hold among a page's own elements, and nowhere else: password managers do not look
 * into shadow roots, so a form has to stand there. Every rule is bound to the element's box. Every declaration becomes
 * important: an important one of a layer outranks all the page can say, important or not. Among layers importance turns the
 * order round, so they are named the other way; last comes what takes the page's styles off, which the element's own outrank.
 * @param sheets not applied yet, in their order
 */
export function keepApart(element: string, sheets: readonly CSSStyleSheet[]): void {
  const layers: string[] = [];
  for (const { cssRules } of sheets) bind(cssRules, layers);
  const [first] = sheets;
  if (first === undefined) return;
  const rules = [
    `@layer ${[...new Set(layers)].reverse().join(', ')}, ${RESET};`,
    `@layer ${RESET} {
      ${element}:not([hidden]), ${ROOT} { all: initial !important; display: block !important; }
      ${ROOT} :not(svg, svg *), ${ROOT} ::before, ${ROOT} ::after { all: revert !important; }
    }`,
  ];
  rules.forEach((rule, index) => first.insertRule(rule, index));
}

/** What rules of all kinds have that matters here. They are of the page's window, this code of its frame's: `instanceof` says nothing. */
type AnyRule = Partial<Pick<CSSStyleRule, 'selectorText' | 'style' | 'cssRules'> & { name: string; nameList: readonly string[]; findRule: unknown }>;

function bind(rules: CSSRuleList, layers: string[]): void {
  for (const rule of rules as Iterable<AnyRule>) {
    const { name, nameList, selectorText, style, cssRules } = rule;
    // Steps of an animation are not declarations that could be important.
    if (rule.findRule !== undefined) continue;
    if (nameList !== undefined) layers.push(...nameList);
    else if (name !== undefined) layers.push(name);
    if (selectorText !== undefined && style !== undefined) {
      rule.selectorText = splitOutside(selectorText, ',').map(bound).join(', ');
      style.cssText = splitOutside(style.cssText, ';').map(important).join(';');
    }
    if (cssRules !== undefined) bind(cssRules, layers);
  }
}

function bound(selector: string): string {
  const text = selector.trim();
  return text.startsWith(ROOT.slice(0, -1)) ? text : `${ROOT} ${text}`;
}

function important(declaration: string): string {
  return declaration.trim() === '' || /!\s*important\s*$/.test(declaration) ? declaration : `${declaration} !important`;
}

/** Parts of a text between separators that stand in no brackets and no quotes. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (character === separator && depth === 0 && quote === '') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}
