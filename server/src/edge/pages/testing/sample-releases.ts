import type { FakeRelease } from '../../../domains/registry/testing/fake-release';

/** A shell whose frame names page and address, so that tests see what it was asked for. */
export const SHELL: FakeRelease = {
  name: 'shell',
  role: 'shell',
  server: `
    const titles = { 'not-found': 'Stranica ne postoji', error: 'Greška', unavailable: 'Nedostupno' };
    exports.renderFrame = async ({ page, locale, path, paths }) => ({
      fonts: ['latin.woff2', 'not-there.woff2'],
      html: '<div data-paths="' + (paths || []).join(' ') + '"></div><div id="kvadrat-header" data-page="' + page + '">' + locale + ' ' + path + '</div><main><!--kvadrat-outlet--></main>',
      head: page === 'remote' ? null : { title: titles[page], description: '', canonical: '' },
    });`,
};

/** A remote with one list, which says back what it was given. */
export const LIST: FakeRelease = {
  name: 'mf-list',
  routes: [{ name: 'list', pattern: '/{contract:prodaja|najam}-{category}/{place*}/' }],
  server: `
    exports.render = async ({ route }, { http }) => {
      const search = new URLSearchParams(route.search);
      if (search.has('seli')) return { status: 301, location: '/najam-stanovi/split/?pag=2#lista', html: '', head: {}, data: null };
      const data = await http.get('/api-next/list/' + route.search);
      return {
        status: search.has('nema') ? 404 : 200,
        html: '<h1>' + route.params.category + '</h1><p>' + data.results.length + ' $& oglasa</p>',
        head: { title: 'Popis <' + route.params.place + '>', description: 'Opis "lista"', canonical: route.path,
          alternates: [{ hreflang: 'hr', href: route.path }, { hreflang: 'de', href: '/de' + route.path }],
          next: route.path + '?pag=2', breadcrumbs: [{ label: 'Početna', path: '/' }, { label: '</script><script>alert(1)</script>', path: null }],
          image: { path: '/media/1.jpg', width: 800, height: 600, alt: 'Stan' } },
        data,
      };
    };`,
};

/** A remote whose only page does whatever the test's bundle does. */
export function adRemote(render: string, release?: string): FakeRelease {
  return {
    name: 'mf-ad',
    ...(release === undefined ? {} : { release }),
    routes: [{ name: 'ad', pattern: '/oglasi/{id}/' }],
    server: `const page = (html) => ({ status: 200, html, head: { title: 'Oglas', description: '', canonical: '/oglasi/7/' }, data: { html } });
      exports.render = async ({ route }, { http }) => { ${render} };`,
  };
}
