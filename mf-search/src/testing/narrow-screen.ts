/** A screen of a phone, for tests that show a list: no code of the map comes there. */
export function narrowScreen(): void {
  globalThis.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
