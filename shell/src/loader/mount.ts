import { containerId, type PageHead, type RemoteContext, type RouteLocation } from '@kvadrat/contracts/remote';

/** The part of a remote's context that is the same for all remotes. */
export interface MountServices extends Omit<
  RemoteContext,
  'container' | 'portalRoot' | 'route' | 'locale' | 'signal' | 'fromTop' | 'hydration' | 'setHead'
> {
  /** The page's main part. */
  main: HTMLElement;
  setHead: (head: PageHead, route: RouteLocation) => void;
}

/** A page of a remote, and how it is shown. */
export type MountPlace = Required<Pick<RemoteContext, 'route' | 'fromTop' | 'hydration'>>;

/** The elements and the signal of one mount of a remote. */
export interface Mount {
  readonly container: HTMLElement;
  /** The context of the place the mount is at. */
  context: () => RemoteContext;
  /** The same mount at another place. */
  move: (place: Pick<MountPlace, 'route' | 'fromTop'>) => RemoteContext;
  /** Takes the elements out of the page; what runs in them goes on until `abort`. */
  remove: () => void;
  /** Aborts the signal. */
  abort: () => void;
}

/** Takes the container the server has filled, or puts a new one into the place of whatever is shown. */
export function createMount(name: string, { main, setHead, ...services }: MountServices, first: MountPlace): Mount {
  const leaving = new AbortController();
  const container = findContainer(name) ?? createContainer(name);
  // What the server has rendered is taken over; anything else that is shown gives way.
  if (first.hydration === null) main.replaceChildren(container);
  const portalRoot = document.createElement('div');
  portalRoot.dataset['portal'] = name;
  document.body.append(portalRoot);

  const contextAt = (place: MountPlace): RemoteContext => ({
    ...services,
    ...place,
    setHead: (head) => setHead(head, place.route),
    container,
    portalRoot,
    locale: place.route.locale,
    signal: leaving.signal,
  });
  let current = contextAt(first);
  return {
    container,
    context: () => current,
    move: (place) => (current = contextAt({ ...place, hydration: null })),
    remove() {
      container.remove();
      portalRoot.remove();
    },
    abort: () => leaving.abort(),
  };
}

function findContainer(name: string): HTMLElement | null {
  return document.getElementById(containerId(name));
}

function createContainer(name: string): HTMLElement {
  const container = document.createElement('div');
  container.id = containerId(name);
  container.dataset['remote'] = name;
  return container;
}
