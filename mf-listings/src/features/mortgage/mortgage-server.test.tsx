import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';

const page = (search = '', locale: Locale = 'hr'): Promise<ServerPage> =>
  serverPage(bundle, { name: 'mortgage', params: {}, path: '/kalkulator-kredita/', search, locale });
const text = ({ root }: ServerPage): string => root.textContent.replaceAll('\u00a0', ' ');
const field = ({ root }: ServerPage, name: string): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`);

test('R280 counts on the server, so that the form works without scripts', async () => {
  const shown = await page('?cijena=250000&ucesce=50000&kamata=0&godine=10');
  expect(shown.status).toBe(200);
  expect(shown.root.querySelector('output')).toHaveTextContent('1.667 €');
  expect(shown.root.querySelector('form')).toHaveAttribute('method', 'get');
  expect(field(shown, 'cijena')?.value).toBe('250.000');
  const plan = shown.root.querySelector('#plan-otplate')?.closest('section');
  expect(plan?.querySelectorAll('tbody tr')).toHaveLength(10);
  const file = decodeURIComponent(plan?.querySelector('a[download]')?.getAttribute('href') ?? '');
  expect(file.split('\r\n')[1]).toBe('1,20000.04,0.00,179999.96');
  expect(text(shown)).not.toMatch(/NaN|Infinity/);
});

test('O-85 a rate in eighths of a per cent stays one, in the field and in what is counted', async () => {
  const shown = await page('?cijena=248000&ucesce=49600&kamata=3,125&godine=25');
  expect(field(shown, 'kamata')).toHaveValue('3,125');
  // 300 payments of 953,79 €; of 3,13 % it would be 156 € more.
  expect(text(shown)).toContain('286.136 €');
});

test('R280 an odd address keeps what was typed and says what to type, and there is no number', async () => {
  const shown = await page('?cijena=puno&ucesce=10&kamata=3&godine=0');
  expect(shown.status).toBe(200);
  expect(field(shown, 'cijena')).toHaveValue('puno');
  expect(field(shown, 'cijena')).toHaveAttribute('aria-invalid', 'true');
  expect(text(shown)).toContain('Upišite rok od najmanje jednog mjeseca.');
  expect(shown.root.querySelector('output')).toHaveTextContent('–');
  expect(shown.root.querySelector('table')).toBeNull();
});

test.each(LOCALES)('R280 one page for search engines in %s, whatever is counted', async (locale) => {
  const { head, root } = await page('?cijena=300000', locale);
  expect(head.canonical).toBe(locale === 'hr' ? '/kalkulator-kredita/' : `/${locale}/kalkulator-kredita/`);
  expect(head.alternates).toHaveLength(LOCALES.length);
  expect(root.querySelectorAll('[style], script')).toHaveLength(0);
});

test('O-81 costs of buying follow from who sells first, and what is not known is said', async () => {
  const costs = async (search: string): Promise<string> =>
    text(await page(`?cijena=248000&ucesce=49600&kamata=3&godine=25&provizija=2${search}`));
  expect(await costs('&prodaje=porez')).toMatch(/Porez na promet nekretnina, 3 %\s*7\.440 €/);
  expect(await costs('&prodaje=pdv')).toMatch(/PDV je već u cijeni\s*0 €/);
  expect(await costs('')).toContain('0 ili 7.440 €');
});
