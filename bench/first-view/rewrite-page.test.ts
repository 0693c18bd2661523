import { rewritePage } from './rewrite-page';

const FILES = { script: '/bench/main.js', style: '.a{}', catalogue: '/bench/locale-hr.js' };

const PAGE = [
  '<html><head><title>x</title><link rel="preload" as="font" href="/r/shell/1/a.woff2">',
  '<style data-href="/r/shell/1/main.css">.b{}</style><link rel="stylesheet" href="/r/mf-search/1/app.css"></head>',
  '<body><main><div id="kvadrat-mf-search" data-remote="mf-search"><div><p>25 oglasa</p></div><div></div></div></main>',
  '<script defer src="/r/shell/1/main.js"></script><link rel="preload" as="script" href="/r/mf-search/1/app.js" integrity="sha384-x" crossorigin="anonymous">',
  '<script type="application/json" id="kvadrat-registry">{}</script><script type="application/json" id="kvadrat-data">{"a":1}</script></body></html>',
].join('');

test('ours stays as it is', () => {
  expect(rewritePage(PAGE, 'ours', FILES)).toBe(PAGE);
});

test('one bundle takes the place of all release scripts and styles, fonts and content stay', () => {
  const page = rewritePage(PAGE, 'one bundle', FILES);
  expect(page).not.toMatch(/\/r\/[^"]*\.(?:js|css)/);
  expect(page).not.toContain('.b{}');
  expect(page).toContain('<style>.a{}</style>');
  expect(page).toContain('/r/shell/1/a.woff2');
  expect(page).toContain(
    '</main><link rel="preload" as="script" href="/bench/locale-hr.js"><script defer src="/bench/main.js"></script><script type="application/json"',
  );
  expect(page).toContain('25 oglasa');
  expect(page).toContain('kvadrat-data');
});

test('client only, the container is there and empty, and there is no data', () => {
  const page = rewritePage(PAGE, 'one bundle, client only', FILES);
  expect(page).toContain('<div id="kvadrat-mf-search" data-remote="mf-search"></div></main>');
  expect(page).toContain('kvadrat-registry');
  expect(page).not.toContain('kvadrat-data');
});

test('a page without releases or content is refused', () => {
  expect(() => rewritePage('<html><head></head></html>', 'one bundle', FILES)).toThrow(/no release files/);
  expect(() => rewritePage(PAGE.replace('data-remote', 'data-x'), 'one bundle, client only', FILES)).toThrow(
    /no rendered remote/,
  );
});
