import { serverPage } from '@kvadrat/remote-kit/testing';
import { RETURN_REFUSED_PATH } from '@kvadrat/contracts/account';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';

test.each(LOCALES)(
  'a sign-in that was to lead to another site ends in %s on a page that says so, with ways on',
  async (locale) => {
    const route = { name: 'return-refused', params: {}, path: RETURN_REFUSED_PATH, search: '', locale };
    const { status, head, root } = await serverPage(bundle, route, {});
    expect([status, head.robots, head.canonical]).toEqual([
      200,
      'noindex, nofollow',
      localizedPath(locale, RETURN_REFUSED_PATH),
    ]);
    expect(root.querySelector('[role=status]')).toHaveTextContent('Kvadrat');
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([localizedPath(locale, '/'), localizedPath(locale, '/user/saved/')]),
    );
  },
);
