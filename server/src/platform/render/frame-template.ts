import { ADDRESS_SLOT, type PageHead } from '@kvadrat/contracts/remote';
import { cutAtOutlet, type Frame } from './frame';
import type { RenderedFrame } from './worker-protocol';

/** The rest of an address, behind the beginning that all pages of a frame have in common. */
export interface AddressRest {
  /** Decoded. */
  path: string;
  /** With leading `?`, or empty. */
  search: string;
}

/** The slot in text, in an address, and in a parameter of one. */
const IN_TEXT = ADDRESS_SLOT;
const IN_ADDRESS = encodeURI(ADDRESS_SLOT);
const IN_PARAMETER = asParameter(IN_ADDRESS);
const SLOTS = new RegExp(`(${[IN_TEXT, IN_ADDRESS, IN_PARAMETER].join('|')})`);

type Piece = Buffer | string;

/** The frame of many pages, cut at the places where their addresses differ. */
export class FrameTemplate {
  readonly #before: readonly Piece[];
  readonly #after: readonly Piece[];
  readonly #hasOutlet: boolean;

  constructor(private readonly frame: RenderedFrame) {
    const [before, after, hasOutlet] = cutAtOutlet(frame.html);
    this.#before = piecesOf(before);
    this.#after = piecesOf(after);
    this.#hasOutlet = hasOutlet;
  }

  /** The frame of one page. */
  fill({ path, search }: AddressRest): Frame {
    const { head, fonts } = this.frame;
    const address = encodeURI(path) + search;
    const values: Readonly<Record<string, Buffer>> = {
      [IN_TEXT]: Buffer.from(escapeText(path)),
      [IN_ADDRESS]: Buffer.from(escapeText(address)),
      [IN_PARAMETER]: Buffer.from(asParameter(address)),
    };
    const join = (pieces: readonly Piece[]): Buffer =>
      Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? (values[piece] ?? Buffer.from(piece)) : piece)));
    return {
      before: join(this.#before),
      after: join(this.#after),
      hasOutlet: this.#hasOutlet,
      head: head === null ? null : fillHead(head, path),
      fonts,
    };
  }
}

/** Slots stay text, so that they are found again. */
function piecesOf(html: string): Piece[] {
  return html.split(SLOTS).map((piece, index) => (index % 2 === 1 ? piece : Buffer.from(piece)));
}

function fillHead(head: PageHead, path: string): PageHead {
  const fill = (text: string): string => text.replace(ADDRESS_SLOT, () => path);
  return {
    ...head,
    canonical: fill(head.canonical),
    ...(head.alternates === undefined
      ? {}
      : { alternates: head.alternates.map((alternate) => ({ ...alternate, href: fill(alternate.href) })) }),
  };
}

function asParameter(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes as React does in text and attributes. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
