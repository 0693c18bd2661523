import { definePage, type PageDefinition } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { MessageDescriptor } from '@lingui/core';
import { AreaSkeleton } from './area-skeleton';

interface AreaPage<Data> extends Pick<PageDefinition<Data>, 'load' | 'act' | 'Page'> {
  /** Without language. */
  path: string;
  /** What it is called; by what it shows, where that has a name. */
  title: MessageDescriptor | ((data: Data) => MessageDescriptor | string);
  description: MessageDescriptor;
}

/** A page of the area: one that no search engine keeps. */
export function areaPage<Data>({ path, title, description, ...page }: AreaPage<Data>): PageDefinition<Data> {
  return definePage<Data>({
    ...page,
    head(data, { locale }, i18n) {
      const name = typeof title === 'function' ? title(data) : title;
      return {
        title: `${typeof name === 'string' ? name : i18n._(name)} | Kvadrat`,
        description: i18n._(description),
        canonical: localizedPath(locale, path),
        robots: 'noindex',
      };
    },
    Skeleton: AreaSkeleton,
  });
}
