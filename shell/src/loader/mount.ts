import { containerId, type PageHead, type RemoteContext, type RouteLocation } from '@kvadrat/contracts/remote';

/** The part of a remote's context that is the same for all remotes. */
export interface MountServices extends Omit<
  RemoteContext,
  'container' | 'portalRoot' | 'route' | 'locale' | 'signal' | 'hydration' | 'setHead'
> {
  /** The page's main part. */
  main: HTMLElement;
  setHead: (head: PageHead, route: RouteLocation) => void;
}

/** The elements and the signal of one mount of a remote. */
export interface Mount {
  readonly container: HTMLElement;
  /** The context of the place the mount is at. */
  context: () => RemoteContext;
  /** The same mount at another place. */
  move: (route: RouteLocation) => RemoteContext;
  /** Aborts the signal and takes the elements out of the page. */
  remove: () => void;
}

/** Takes the container the server has filled, or puts a new one into the place of whatever is shown. */
export function createMount(
  name: string,
  { main, setHead, ...services }: MountServices,
  route: RouteLocation,
  hydration: RemoteContext['hydration'],
): Mount {
  const leaving = new AbortController();
  const container = document.getElementById(containerId(name)) ?? createContainer(name, main);
  const portalRoot = document.createElement('div');
  portalRoot.dataset['portal'] = name;
  document.body.append(portalRoot);

  const contextAt = (place: RouteLocation, data: RemoteContext['hydration']): RemoteContext => ({
    ...services,
    setHead: (head) => setHead(head, place),
    container,
    portalRoot,
    route: place,
    locale: place.locale,
    signal: leaving.signal,
    hydration: data,
  });
  let current = contextAt(route, hydration);
  return {
    container,
    context: () => current,
    move: (place) => (current = contextAt(place, null)),
    remove() {
      leaving.abort();
      container.remove();
      portalRoot.remove();
    },
  };
}

function createContainer(name: string, main: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  container.id = containerId(name);
  container.dataset['remote'] = name;
  main.replaceChildren(container);
  return container;
}
