import { AppError } from '@kvadrat/contracts/errors';
import type { PageDefinition } from './page-definition';

/**
 * A page whose code is a chunk of its own: the module that every page starts with does not pay for it. Its messages are
 * those of the later catalogue.
 * @param load `() => import(… webpackChunkName: "page-<route>" …)`, so that the server can link its style sheet
 * @param Skeleton stands in while code and data are on their way
 * @param known what of the page is asked for before its code is there
 */
export function laterPage<D>(
  load: () => Promise<PageDefinition<D>>,
  Skeleton: PageDefinition<D>['Skeleton'],
  known: Pick<PageDefinition<D>, 'instanceOf'> = {},
): PageDefinition<D> {
  let loaded: PageDefinition<D> | null = null;
  let loading: Promise<PageDefinition<D>> | null = null;
  const loadOnce = (): Promise<PageDefinition<D>> => {
    loading ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        // The next visit tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const here = (): PageDefinition<D> => {
    if (loaded === null) throw new Error('a later page is shown before it was prepared');
    return loaded;
  };
  return {
    ...known,
    prepare: async () => {
      await loadOnce();
    },
    load: async (route, context) => (await loadOnce()).load(route, context),
    async act(sent, route, context) {
      const { act } = await loadOnce();
      if (act === undefined) throw new AppError('not-found', `the page "${route.name}" takes no forms`);
      return act(sent, route, context);
    },
    head: (data, route, i18n, refused) => here().head(data, route, i18n, refused),
    Page: (props) => here().Page(props),
    Skeleton,
  };
}
