/**
 * What passes between the script that pages include and the host it starts. The script's bytes
 * never change, so neither does this.
 */
export interface EmbedStub {
  /** Window of the page. The host runs in a frame of its own: nothing a page does to its globals reaches it. */
  page: Window;
  /** Origin of the portal, which the script came from. */
  origin: string;
  /** Nonce of the page's content security policy, or empty. */
  nonce: string;
  /** Text of the embed table. */
  table: string;
  /** Puts a plain link into an element that cannot be shown, unless the page has content of its own there. */
  fallback: (element: HTMLElement) => void;
  /** Hands over the host; the script then opens all elements that are on the page. */
  ready: (host: EmbedHost) => void;
}

export interface EmbedHost {
  open: (element: HTMLElement) => void;
  close: (element: HTMLElement) => void;
  /** Before the frame is taken out of the page. */
  end: () => void;
}

/** Where the host finds it in its own window. */
export const STUB_KEY = 'kvadratStub';
