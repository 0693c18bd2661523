import { start } from 'single-spa';
import type { RouteTable } from '@kvadrat/contracts/releases';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import { carryCampaign } from '@kvadrat/contracts/routes';
import type { Progress } from '../loader/progress';
import type { RemoteLoader } from '../loader/remote-loader';
import type { Stage } from '../loader/stage';
import { createApplications } from './applications';
import { createArrival } from './arrival';
import { checkRoutes } from './check-routes';
import { writeHead } from './document-head';
import { createNavigator, type Navigator } from './navigator';
import { nextPaint } from './next-paint';
import type { PageLayers } from './page-layers';
import type { PagePlace } from './page-place';
import { readTarget, type PageTarget } from './page-target';

export interface NavigationPorts {
  table: RouteTable;
  main: HTMLElement;
  services: Pick<RemoteContext, 'http' | 'report'>;
  loader: RemoteLoader;
  stage: Stage;
  place: PagePlace;
  layers: PageLayers;
  progress: Progress;
  announce: (text: string) => void;
  /** Tells of each page that is shown. */
  changed: () => void;
  /** Whether the server has to be asked for a page, by its path. */
  isLeft: (path: string) => boolean;
  /** Asks the server for the whole document. */
  leave: (url: URL, replace: boolean) => void;
}

/** What only those need who go from one page to another; code of its own, which comes when somebody is about to. */
export interface PortalNavigation extends Navigator {
  /** The page an address leads to; null where the server has to say. */
  resolve: (url: URL) => PageTarget | null;
  /** Gets a page ready that is about to be opened. */
  prepare: (href: string) => void;
  writeHead: typeof writeHead;
}

export function createPortalNavigation({
  table,
  main,
  services,
  loader,
  stage,
  place,
  layers,
  progress,
  announce,
  changed,
  isLeft,
  leave,
}: NavigationPorts): PortalNavigation {
  const { report } = services;
  const { sound, refused } = checkRoutes(table.remotes);
  for (const { name, release } of refused)
    report(new Error(`${name} has routes that cannot be read`), { code: 'MFE-008', remote: name, release });
  const resolve = (url: URL): PageTarget | null =>
    isLeft(url.pathname) ? null : readTarget({ ...table, remotes: sound }, url, location.origin);

  const prepare = async ({ release, route }: PageTarget) => {
    const module = await loader.load(release);
    return module.preload(route, services);
  };
  const navigator = createNavigator({
    resolve,
    prepare,
    // What was left by choosing has to be out of history first.
    paint: () => Promise.all([nextPaint(), layers.settled()]).then(() => undefined),
    show: (target, fromTop) => applications.show(target, fromTop),
    letGo: () => applications.letGo(),
    leave,
    commit: ({ url }, mode) => place.enter(url, mode),
    arrive: createArrival(place, main, announce, changed),
    progress,
    report,
    currentSearch: () => place.url().search,
  });
  const names = sound.map(({ name }) => name);
  const applications = createApplications(names, stage, (url) => resolve(url)?.release.name, navigator.isTraversing);
  start({ urlRerouteOnly: true });

  return {
    ...navigator,
    resolve,
    writeHead,
    prepare(href) {
      // The very address a click would lead to, or its data would be asked for twice.
      const url = new URL(carryCampaign(href, place.url().search));
      const target = resolve(url);
      if (target === null || url.href === location.href || loader.state(target.release.name) === 'degraded') return;
      // What cannot be had now will be asked for again when the link is followed.
      prepare(target).catch(() => undefined);
    },
  };
}
