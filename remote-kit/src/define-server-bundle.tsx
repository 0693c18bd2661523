import { setupI18n, type Messages } from '@lingui/core';
import { createBus } from '@kvadrat/contracts/events';
import type { Locale } from '@kvadrat/contracts/locales';
import { AppError } from '@kvadrat/contracts/errors';
import {
  ANONYMOUS,
  NO_MARKS,
  withoutSecrets,
  type ActRequest,
  type PageHead,
  type RefusedForm,
  type RenderContext,
  type RenderResult,
  type RouteLocation,
  type ServerBundle,
} from '@kvadrat/contracts/remote';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoadCatalogue } from './catalogues';
import type { PageDefinition, RemotePages } from './page-definition';
import { storeOfNobody } from './host-atoms';
import { pageKey, pageOf } from './page-loader';
import { PartMemory } from './part-memory';
import type { Queries } from './queries';
import { remembering } from './remembered';
import { RemoteProviders } from './remote-providers';
import type { RemoteServices } from './remote-services';

export interface ServerBundleDefinition {
  pages: RemotePages;
  /** The bundle has all of them; each is read when somebody asks for its language. */
  loadCatalogue: LoadCatalogue;
}

const NO_HEAD: PageHead = { title: '', description: '', canonical: '' };

/** Makes a remote's server bundle; nothing outlives a request but parts that are made of the same, see {@link Remembered}. */
export function defineServerBundle({ pages, loadCatalogue }: ServerBundleDefinition): ServerBundle {
  const texts = new Map<Locale, Promise<Messages>>();
  const textsOf = (locale: Locale): Promise<Messages> => {
    const load = texts.get(locale) ?? loadCatalogue(locale);
    texts.set(locale, load);
    return load;
  };
  const memory = new PartMemory();
  const show = async (
    page: PageDefinition<unknown>,
    route: RouteLocation,
    context: RenderContext,
    { status, data }: Shown,
    refused?: RefusedForm,
  ): Promise<RenderResult> => {
    const i18n = setupI18n({ locale: route.locale, messages: { [route.locale]: await textsOf(route.locale) } });
    const queries: Queries = { client: null, forgetPages: () => undefined };
    const store = storeOfNobody(context.flags);
    const services = serverServices(route, context);
    const render = (content: ReactNode): string =>
      renderToString(
        <RemoteProviders i18n={i18n} queries={queries} store={store} services={services}>
          {content}
        </RemoteProviders>,
        { identifierPrefix: `${route.name}-` },
      );
    const parts = memory.open(`${route.locale} ${JSON.stringify(context.flags)}`);
    const html = parts.fill(
      remembering(parts.remember, () =>
        render(<page.Page key={pageKey(route)} data={data} route={route} refused={refused} />),
      ),
      render,
    );
    queries.client?.clear();
    return {
      status,
      html,
      head: page.head(data, route, i18n, refused),
      data,
      ...(refused === undefined ? {} : { refused }),
    };
  };

  /** What the page answers to its form: a way on, or the page itself with what is wrong. */
  const act = async (
    page: PageDefinition<unknown>,
    { route, sent }: ActRequest,
    context: RenderContext,
  ): Promise<RenderResult> => {
    if (page.act === undefined) throw new AppError('not-found', `the page "${route.name}" takes no forms`);
    const outcome = await page.act(sent, route, { http: context.http });
    if ('redirect' in outcome) return onward(303, outcome.redirect);
    const loaded = await page.load(route, { http: context.http });
    if ('location' in loaded) return onward(303, loaded.location);
    const { status = 422, values, ...why } = outcome;
    return show(
      page,
      route,
      context,
      { ...loaded, status: loaded.status === 200 ? status : loaded.status },
      { values: withoutSecrets(values), ...why },
    );
  };

  return {
    async render(request, context) {
      const { route } = request;
      const page = pageOf(pages, route);
      await page.prepare?.();
      if ('sent' in request) return act(page, request, context);
      const loaded = await page.load(route, { http: context.http });
      if ('location' in loaded) return onward(loaded.status, loaded.location);
      return show(page, route, context, loaded, request.refused);
    },
  };
}

interface Shown {
  status: number;
  data: unknown;
}

function onward(status: number, location: string): RenderResult {
  return { status, location, html: '', head: NO_HEAD, data: null };
}

/** Host services where there is no visitor to act for: reading works, acting does nothing. */
function serverServices(route: RouteLocation, { http, flags }: RenderContext): RemoteServices {
  const nothing = (): void => undefined;
  return {
    http,
    flags,
    marks: NO_MARKS,
    locale: route.locale,
    bus: createBus(new EventTarget()),
    storage: { get: () => null, set: nothing, remove: nothing, persistent: false },
    session: { current: () => ANONYMOUS, subscribe: () => nothing },
    navigate: nothing,
    toast: nothing,
    report: nothing,
    portalRoot: null,
    portalOrigin: '',
  };
}
