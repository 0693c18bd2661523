/**
 * Opens a dialog and moves the focus into it.
 * @param options `modal`: in the top layer, everything else out of reach; otherwise in its place,
 *   and what stands beside it now is made inert
 * @returns closes it, undoes what opening did and gives the focus back
 */
export function openDialog(
  dialog: HTMLDialogElement,
  { modal, focus }: { modal: boolean; focus: HTMLElement | null },
): () => void {
  const opener = document.activeElement;
  const giveBackRoom = keepScrollBarRoom();
  let release = (): void => undefined;
  if (modal) {
    dialog.showModal();
  } else {
    release = makeInert(besides(dialog));
    dialog.show();
  }
  focus?.focus();
  return () => {
    dialog.close();
    release();
    giveBackRoom();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

/** All elements of the page that neither hold the dialog nor stand in it, as few as say it. */
function besides(dialog: Element): Element[] {
  const found: Element[] = [];
  for (let inside = dialog; inside.parentElement !== null && inside !== document.body; inside = inside.parentElement) {
    found.push(...[...inside.parentElement.children].filter((element) => element !== inside));
  }
  return found;
}

function makeInert(elements: readonly Element[]): () => void {
  const changed = elements.filter((element) => element instanceof HTMLElement && !element.hasAttribute('inert'));
  for (const element of changed) element.setAttribute('inert', '');
  return () => {
    for (const element of changed) element.removeAttribute('inert');
  };
}

/** The page stands still under a dialog and loses its scroll bar; where that took room, the room stays. */
function keepScrollBarRoom(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth === clientWidth) return () => undefined;
  const before = style.getPropertyValue('scrollbar-gutter');
  style.setProperty('scrollbar-gutter', 'stable');
  return () => style.setProperty('scrollbar-gutter', before);
}
