/** Host of a remote that runs alone: its pages at their own addresses, and beside them everything it asks of a host. */
import '@kvadrat/ui-kit/layers.css';
import '@kvadrat/ui-kit/tokens.css';
import '@kvadrat/ui-kit/base.css';
import { createFakeHost } from '@kvadrat/remote-kit/testing';
import { createBus } from '@kvadrat/contracts/events';
import { splitLocale } from '@kvadrat/contracts/locales';
import type { RemoteContext, RouteLocation } from '@kvadrat/contracts/remote';
import { matchRoute, type RouteDeclaration } from '@kvadrat/contracts/routes';
import { loadRelease } from '../../../conformance/page/src/load-release';
import { openEventConsole } from './event-console';
import { portalClient } from './portal-client';

interface ServedRelease {
  name: string;
  release: string;
  container: string;
  entry: string;
  styles: string[];
  routes: RouteDeclaration[];
}

// Written into the page by the server beside it.
const served = JSON.parse(document.getElementById('release')?.textContent ?? '') as ServedRelease;
const panel = openEventConsole();
const { locale, path } = splitLocale(decodeURI(location.pathname));
const match = matchRoute(served.routes, path);

new EventSource('/-/builds').addEventListener('message', () => location.reload());
document.documentElement.lang = locale;
if (match === null) {
  panel.log(
    'host',
    `${path} is none of the addresses of ${served.name}: ${served.routes.map(({ pattern }) => pattern).join(', ')}`,
  );
} else {
  await mount({ name: match.route.name, params: match.params, path, search: location.search, locale });
}

async function mount(route: RouteLocation): Promise<void> {
  const base = `/r/${served.name}/${served.release}/`;
  const module = await loadRelease({
    ...served,
    entry: base + served.entry,
    styles: served.styles.map((file) => base + file),
  });
  const bus = createBus(window, (message) => panel.log('bus', message));
  panel.watch(bus);
  const context: RemoteContext = {
    ...createFakeHost({ remote: served.name, route }).context(),
    bus,
    http: portalClient((text) => panel.log('http', text)),
    navigate(to) {
      panel.log('navigate', to);
      location.assign(to);
    },
    setHead(head) {
      document.title = head.title;
      panel.log('head', head.title);
    },
    toast: (kind, text) => panel.log(`toast ${kind}`, text),
    report: (error) => panel.log('report', String(error)),
    failed: (error) => panel.log('failed', String(error)),
  };
  await module.bootstrap(context);
  await module.mount(context);
}
