/** A native `<details>` stays open until its summary is pressed again; a menu closes on Escape and when one goes elsewhere. */
export function closeMenuOutside(menu: HTMLElement): void {
  const close = (): void => menu.removeAttribute('open');
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node) || !menu.contains(target)) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.hasAttribute('open')) return;
    close();
    menu.querySelector('summary')?.focus();
  });
}
