/** What a new remote is made from. */
export interface NewRemote {
  /** Folder and name in the registry: `mf-` and small letters, digits or hyphens. */
  name: string;
  /** First part of the addresses it owns, with slashes round it. */
  route: string;
}

const NAME = /^mf-[a-z]+(?:-[a-z]+)*$/;
const ROUTE = /^\/(?:[a-z0-9-]+\/)+$/;

/**
 * Reads what the command line says; the route is made from the name when it says none.
 * @throws {RangeError} that says what a name or a route looks like
 */
export function readNewRemote(name: string | undefined, route?: string): NewRemote {
  if (name === undefined || !NAME.test(name))
    throw new RangeError(`"${name ?? ''}" is no name for a remote: small letters after mf-, such as mf-price-guide`);
  const own = route ?? `/${name.slice('mf-'.length)}/`;
  if (!ROUTE.test(own))
    throw new RangeError(
      `"${own}" is no route: small letters, digits and hyphens between slashes, such as /price-guide/`,
    );
  return { name, route: own };
}
