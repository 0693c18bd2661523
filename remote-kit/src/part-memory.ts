import { createElement, Fragment, type ReactNode } from 'react';
import type { RememberPart } from './remembered';

/** Memory for parts of all languages, in characters of their HTML and of what they are made of. */
const CHARACTERS = 6_000_000;
/** Stands where a part goes; texts cannot hold it, since React escapes them. */
const PLACE = 'kvadrat-part';
const OPEN = `<${PLACE}>`;
const CLOSE = `</${PLACE}>`;

/**
 * HTML of parts that pages have in common, by what they are made of. A part stays that was asked for since half of the
 * memory was filled last; a package that counts more exactly would have to travel in the bundle of every remote.
 */
export class PartMemory {
  #now = new Map<string, string>();
  #before = new Map<string, string>();
  #characters = 0;

  /** @param surroundings what else may decide how a part looks: language and flags */
  open(surroundings: string): PartsOfPage {
    return new PartsOfPage(this, surroundings);
  }

  get(key: string): string | undefined {
    const kept = this.#now.get(key);
    if (kept !== undefined) return kept;
    const older = this.#before.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, html: string): void {
    this.#now.set(key, html);
    this.#characters += key.length + html.length;
    if (this.#characters <= CHARACTERS / 2) return;
    this.#before = this.#now;
    this.#now = new Map();
    this.#characters = 0;
  }
}

/** The parts of one page that is being made. */
export class PartsOfPage {
  readonly #memory: PartMemory;
  readonly #surroundings: string;
  /** In the order of their places; null until they are made. */
  readonly #places: { key: string; html: string | null }[] = [];
  readonly #missing: ReactNode[] = [];

  constructor(memory: PartMemory, surroundings: string) {
    this.#memory = memory;
    this.#surroundings = surroundings;
  }

  readonly remember: RememberPart = (of, part) => {
    const key = `${this.#surroundings} ${JSON.stringify(of)}`;
    const html = this.#memory.get(key) ?? null;
    this.#places.push({ key, html });
    if (html === null) this.#missing.push(part);
    return createElement(PLACE);
  };

  /**
   * Puts the parts into their places.
   * @param render makes HTML in the surroundings of the page
   */
  fill(page: string, render: (parts: ReactNode) => string): string {
    if (this.#places.length === 0) return page;
    const made =
      this.#missing.length === 0
        ? []
        : render(
            this.#missing.map((part, at) => createElement(Fragment, { key: at }, createElement(PLACE, null, part))),
          )
            .slice(OPEN.length, -CLOSE.length)
            .split(`${CLOSE}${OPEN}`);
    const next = made.values();
    const [start = '', ...rest] = page.split(`${OPEN}${CLOSE}`);
    return rest.reduce((html, following, at) => html + this.#partAt(at, next) + following, start);
  }

  #partAt(at: number, made: Iterator<string, unknown>): string {
    const place = this.#places[at];
    if (place === undefined) return '';
    if (place.html !== null) return place.html;
    const { value } = made.next();
    const html = typeof value === 'string' ? value : '';
    this.#memory.set(place.key, html);
    return html;
  }
}
