import type { PageHead } from '@kvadrat/contracts/remote';
import { safeJson } from './safe-json';

/** JSON-LD blocks of a page: its breadcrumb (R47) and whatever the page brings itself. */
export function structuredData(head: PageHead, absolute: (path: string) => string): string[] {
  const blocks = [...(head.jsonLd ?? [])];
  if (head.breadcrumbs !== undefined && head.breadcrumbs.length > 0) {
    blocks.unshift({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: head.breadcrumbs.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(path === null ? {} : { item: absolute(path) }),
      })),
    });
  }
  return blocks.map((block) => `<script type="application/ld+json">${safeJson(block)}</script>`);
}
