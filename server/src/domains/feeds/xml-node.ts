import { LAYOUT_TAGS, VOID_TAGS } from '../../platform/text';

/** An element of an ad as it stands in the file. Names are in lower case and without their prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Texts and elements in their order. */
  children: (string | XmlNode)[];
}

/** `k:Property` → `property` */
export function plainName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

export function elementsOf({ children }: XmlNode): XmlNode[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The element's own text, without that of elements inside. */
export function ownText({ children }: XmlNode): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** What is inside as HTML, tags that were escaped too, all words in their order; elements that are no HTML are words like others, each for itself. */
export function innerHtml({ children }: XmlNode): string {
  return children
    .map((child, place) => {
      if (typeof child === 'string') return child;
      const before = children[place - 1];
      const apart = typeof before === 'object' && !(LAYOUT_TAGS.has(child.name) && LAYOUT_TAGS.has(before.name));
      return `${apart ? ' ' : ''}${outerHtml(child)}`;
    })
    .join('');
}

function outerHtml(node: XmlNode): string {
  if (VOID_TAGS.has(node.name)) return `<${node.name}>${innerHtml(node)}`;
  const name = LAYOUT_TAGS.has(node.name) ? node.name : 'span';
  return `<${name}>${innerHtml(node)}</${name}>`;
}
