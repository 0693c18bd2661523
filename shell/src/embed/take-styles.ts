import type { Style } from './open-elements';

/**
 * Hands on the style sheets that a chunk loader adds to the frame: nothing is shown there. The loader waits until they hold
 * where the element is, as it would in a page.
 * @param take resolves when the sheet holds
 */
export function takeStyles({ head }: Document, take: (style: Style) => Promise<void>): void {
  const append = head.appendChild.bind(head);
  const takeOrAppend = (node: Node): Node => {
    if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') return append(node);
    const tell = (type: string) => (): boolean => node.dispatchEvent(new Event(type));
    take({ href: node.href, integrity: node.integrity === '' ? undefined : node.integrity }).then(
      tell('load'),
      tell('error'),
    );
    return node;
  };
  Reflect.set(head, 'appendChild', takeOrAppend);
}
