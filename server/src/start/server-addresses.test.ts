import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { compileRoute, matchRoute } from '@kvadrat/contracts/routes';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../platform/db/testing/test-database';
import { SERVER_ADDRESSES } from '../domains/registry/api';
import { openWholePortal } from './testing/whole-portal';

const database = withTestDatabase();
const temporaryFolder = withTemporaryFolders();

/** Below these the server answers inside the space of a remote: files. */
const INSIDE_REMOTES = [/^\/oglasi\/1\/(?:oglas\.pdf|dokumenti\/1)\/$/];

test('J4 every address the server itself answers is one that no remote can claim', async () => {
  const { app } = await openWholePortal(database.db, temporaryFolder());
  const addresses = new Set(registered(app.printRoutes({ commonPrefix: false })));
  await app.close();
  expect(addresses.size).toBeGreaterThan(60);
  const reserved = SERVER_ADDRESSES.map((pattern) => ({ name: pattern, pattern }));
  const open = [...addresses].filter(
    (path) => matchRoute(reserved, path) === null && !INSIDE_REMOTES.some((inside) => inside.test(path)),
  );
  expect(open).toEqual([]);
  for (const pattern of SERVER_ADDRESSES) expect(() => compileRoute(pattern)).not.toThrow();
});

/** Paths of a printed tree of routes, without language, each placeholder filled in. */
function registered(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = ''] = /^([│ ]*)[├└]── (\S+)/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const whole = above.join('').replace(/:\w+/g, '1').replace(/\*$/, 'x');
    const language = LOCALES.find(
      (locale) => whole.startsWith(localizedPath(locale, '/')) && localizedPath(locale, '/') !== '/',
    );
    const path = language === undefined ? whole : whole.slice(localizedPath(language, '/').length - 1);
    // What answers everything else are the pages of remotes.
    return /\([^)]*GET/.test(line) && path.startsWith('/') && path !== '/x'
      ? [path.endsWith('/') ? path : `${path}/`]
      : [];
  });
}
