import { followPage } from './follow-page';

beforeEach(() => {
  document.body.innerHTML = `
    <a data-section="/" aria-current="true">Početna</a><a data-section="/prodaja-">Kupnja</a>
    <details id="kvadrat-languages"><a hreflang="hr" href="/">Hrvatski</a><a hreflang="de" href="/de/">Deutsch</a></details>
    <nav id="kvadrat-tabs"></nav>`;
});

const marked = (): string[] => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

it('R5 the language menu leads to the page that is shown now', () => {
  followPage({ path: '/prodaja-sobe/čakovec/', search: '?pag=2' });
  const hrefs = [...document.querySelectorAll('#kvadrat-languages a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/prodaja-sobe/%C4%8Dakovec/?pag=2', '/de/prodaja-sobe/%C4%8Dakovec/?pag=2']);
});

it('the mark goes along', () => {
  followPage({ path: '/prodaja-sobe/split/', search: '' });
  expect(marked()).toEqual(['Kupnja']);
  followPage({ path: '/', search: '' });
  expect(marked()).toEqual(['Početna']);
});

it('the bar of tabs makes room for the bar of an ad, and comes back', () => {
  const tabs = document.getElementById('kvadrat-tabs');
  followPage({ path: '/oglasi/1/stan/', search: '' });
  expect(tabs).not.toBeVisible();
  followPage({ path: '/', search: '' });
  expect(tabs).toBeVisible();
});
