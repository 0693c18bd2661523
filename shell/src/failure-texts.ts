import { FRAME } from './frame/frame-ids';

/** Says quietly, above a page that stays readable, that its script is missing. */
export function showNote(main: HTMLElement): void {
  if (main.querySelector(`[data-from="${FRAME.note}"]`) === null) main.prepend(...copyOf(FRAME.note));
}

/** For a page of which there is nothing: says so, with a way on. */
export function showFallback(main: HTMLElement): void {
  main.replaceChildren(...copyOf(FRAME.fallback));
}

/** Links marked `data-reload` lead to the page itself, which the template cannot know. */
function copyOf(id: string): Element[] {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return [];
  const copy = document.importNode(template.content, true);
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[data-reload]')) link.href = location.href;
  for (const child of copy.children) child.setAttribute('data-from', id);
  return [...copy.children];
}
