/** jsdom has the dialog element but does not open it. Call it before the tests of a file. */
export function openDialogsInJsdom(): void {
  const { prototype } = HTMLDialogElement;
  const open = function open(this: HTMLDialogElement): void {
    this.open = true;
  };
  Object.assign(prototype, {
    show: open,
    showModal: open,
    close(this: HTMLDialogElement) {
      this.open = false;
      // Told later, as in a browser.
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}
