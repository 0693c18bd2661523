import type { I18n } from '@lingui/core';
import { NO_MARKS, type RefusedForm, type RemoteContext, type RouteLocation } from '@kvadrat/contracts/remote';
import { useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { FromTop } from './below-first-view';
import { followHost, type HostStore } from './host-atoms';
import { LaterMessagesProvider, type AddLaterMessages } from './later-messages';
import type { PageDefinition } from './page-definition';
import { pageKey } from './page-loader';
import type { Queries } from './queries';
import { RemoteBoundary } from './remote-boundary';
import { RemoteProviders } from './remote-providers';
import type { RemoteServices } from './remote-services';

export interface RemoteView {
  readonly container: HTMLElement;
  /** Whether a page stands in the container, of the server's render or of this one. */
  hasPage: () => boolean;
  showSkeleton: (page: PageDefinition<unknown>, route: RouteLocation, i18n: I18n) => void;
  /** Resolves when the page is in the document, rejects with what its code threw. @param fromTop see `BelowFirstView` */
  showPage: (
    page: PageDefinition<unknown>,
    route: RouteLocation,
    data: unknown,
    i18n: I18n,
    fromTop: boolean,
    refused?: RefusedForm,
  ) => Promise<void>;
  close: () => void;
}

/** What all views of a remote share. */
export interface ViewTools {
  queries: Queries;
  store: HostStore;
  addLaterMessages: AddLaterMessages;
}

interface Commit {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * One React root in one container.
 * @param context services are taken from it once: they are the same for the life of a mount
 * @param onAbort called when the context's signal aborts before the view is closed
 */
export function createRemoteView(context: RemoteContext, tools: ViewTools, onAbort: () => void): RemoteView {
  const services = servicesOf(context);
  let root: Root | null = null;
  /** A new boundary is made after each failure; until then React keeps what it can. */
  let generation = 0;
  let failed = false;
  let hasPage = context.hydration !== null && context.container.hasChildNodes();
  let waiting: Commit | null = null;
  const closed = new AbortController();
  context.signal.addEventListener('abort', onAbort, { once: true, signal: closed.signal });
  followHost(tools.store, services, closed.signal);

  const settle = (error: unknown, broken: boolean): void => {
    const commit = waiting;
    waiting = null;
    failed = broken;
    if (!broken) {
      hasPage = true;
      commit?.resolve();
    } else if (commit !== null) commit.reject(error);
    else context.failed(error);
  };

  const wrap = (i18n: I18n, content: ReactNode): ReactNode => (
    <RemoteProviders i18n={i18n} queries={tools.queries} store={tools.store} services={services}>
      <RemoteBoundary
        key={generation}
        container={context.container}
        hasPage={() => hasPage}
        onFailure={(error) => settle(error, true)}
      >
        <LaterMessagesProvider value={tools.addLaterMessages}>{content}</LaterMessagesProvider>
      </RemoteBoundary>
    </RemoteProviders>
  );

  const draw = (route: RouteLocation, node: ReactNode, hydrate: boolean): void => {
    const options = rootOptions(context, route, (error) => settle(error, true));
    if (root === null && hydrate) {
      root = hydrateRoot(context.container, node, options);
      return;
    }
    const target = (root ??= createRoot(context.container, options));
    // In one go: between two remotes no frame may show an empty page.
    flushSync(() => target.render(node));
  };

  return {
    container: context.container,
    hasPage: () => hasPage,
    showSkeleton(page, route, i18n) {
      if (root === null && !hasPage) draw(route, wrap(i18n, <page.Skeleton route={route} />), false);
    },
    showPage(page, route, data, i18n, fromTop, refused) {
      return new Promise<void>((resolve, reject) => {
        waiting?.resolve();
        waiting = { resolve, reject };
        if (failed) generation += 1;
        const content = (
          <FromTop value={fromTop}>
            <Committed onCommit={() => settle(null, false)}>
              <page.Page key={instanceKey(page, route)} data={data} route={route} refused={refused} />
            </Committed>
          </FromTop>
        );
        draw(route, wrap(i18n, content), hasPage);
      });
    },
    close() {
      closed.abort();
      waiting?.resolve();
      waiting = null;
      hasPage = false;
      root?.unmount();
      root = null;
    },
  };
}

function rootOptions(
  context: RemoteContext,
  route: RouteLocation,
  onUncaughtError: (error: unknown) => void,
): RootOptions {
  return {
    // Ids of the server's render and of this one have to agree.
    identifierPrefix: `${route.name}-`,
    onCaughtError: () => undefined,
    onUncaughtError,
    onRecoverableError: (error) => context.report(error, { phase: 'hydration' }),
  };
}

function instanceKey(page: PageDefinition<unknown>, route: RouteLocation): string {
  const text = page.instanceOf?.(route);
  return text === undefined ? pageKey(route) : `${route.name} ${route.locale} ${text}`;
}

/** Its effect runs once everything in it stands in the document. Around the page, not beside it: ids count siblings, and the server's render has none. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit);
  return children;
}

/** Of the context more goes along than pages may see by its type: naming each twice costs every remote bytes. */
function servicesOf(context: RemoteContext): RemoteServices {
  const { marks = NO_MARKS, portalOrigin = '' } = context;
  return { ...context, marks, portalOrigin };
}
