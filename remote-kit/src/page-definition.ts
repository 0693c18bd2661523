import type { I18n } from '@lingui/core';
import type { HttpClient, PageHead, RefusedForm, RouteLocation, SentValues } from '@kvadrat/contracts/remote';
import type { ComponentType, ReactNode } from 'react';

/** What a page's loader answers. A page that does not exist, is not this visitor's, or cannot be had now, still has data to say so with. */
export type PageLoad<D> = { status: 200 | 401 | 404 | 410 | 503; data: D } | { status: 301 | 302; location: string };

export interface LoadContext {
  http: HttpClient;
  /** Aborted when the visitor has gone elsewhere meanwhile. */
  signal?: AbortSignal;
}

/** What became of a form: the visitor is sent on to a path of the portal, or told what is wrong; with 200 and `told`, what was asked for. */
export type ActOutcome = { redirect: string } | (RefusedForm & { status?: 200 | 409 | 422 | 429 });

/**
 * Takes what the page's form has sent: asks the rules, then the API. The server runs it for a form sent without scripts, under the
 * visitor's own cookies, and never twice; the browser runs it for one sent by script. Failures that are nobody's wrong input are
 * thrown: then the visitor is told that nobody knows what became of the form, so the call has to bear a second press.
 */
export type PageAct = (sent: SentValues, route: RouteLocation, context: LoadContext) => Promise<ActOutcome>;

/**
 * One page of a remote; server and browser run the same definition.
 *
 * `head` and `Page` are methods so that pages with different data fit one table: method
 * parameters are compared both ways, and only the loader of the same page ever feeds them.
 */
export interface PageDefinition<D> {
  /** Of a page that is no part of its module: loads its code; see `laterPage`. */
  prepare?: () => Promise<void>;
  /** Gets everything the page shows. Must give JSON data: it travels in the HTML. */
  load: (route: RouteLocation, context: LoadContext) => Promise<PageLoad<D>>;
  /** Takes the page's form; its route in `remote.config.ts` says `acts: true`. */
  act?: PageAct;
  /** @param refused the form that is shown again, where it has a say in the title */
  head(data: D, route: RouteLocation, i18n: I18n, refused?: RefusedForm): PageHead;
  /**
   * What of an address `load` reads, where that is not all of it. Addresses with the same text share
   * their data: going from one to the other asks for nothing.
   */
  dataOf?(route: RouteLocation): string;
  /**
   * Addresses with the same text keep `Page` mounted and only give it other properties. Left out, it is
   * mounted anew for each address, so that its state never belongs to another page's data.
   */
  instanceOf?(route: RouteLocation): string;
  Page(this: void, props: { data: D; route: RouteLocation; refused?: RefusedForm | undefined }): ReactNode;
  /** Stands in while data is on its way and no older page can stay. */
  Skeleton: ComponentType<{ route: RouteLocation }>;
}

/** Pages by the route names that `remote.config.ts` declares. */
export type RemotePages = Readonly<Record<string, PageDefinition<unknown>>>;

/** Returns its argument; it is there so that the data type is inferred from `load`. */
export function definePage<D>(definition: PageDefinition<D>): PageDefinition<D> {
  return definition;
}
