import { FRAME } from './frame/frame-ids';

/** Says quietly, above a page that stays readable, that its script is missing. */
export function showNote(main: HTMLElement): void {
  if (main.querySelector(`[data-from="${FRAME.note}"]`) === null) main.prepend(...copyOf(FRAME.note));
}

/** For a page of which there is nothing: says so, with a way on. */
export function showFallback(main: HTMLElement): void {
  main.replaceChildren(...copyOf(FRAME.fallback));
}

/** A copy of one of the frame's templates; its parts name the template they are from. */
export function copyOf(id: string): Element[] {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return [];
  const copy = document.importNode(template.content, true);
  for (const child of copy.children) child.setAttribute('data-from', id);
  return [...copy.children];
}
