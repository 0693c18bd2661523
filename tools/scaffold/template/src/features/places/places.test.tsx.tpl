import { serverPage } from '@kvadrat/remote-kit/testing';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import * as bundle from '../../ssr';
import samples from '../../../contract/samples.json';

const answers: Readonly<Record<string, { label: string }[]>> = samples.answers;

const at = (path: string, query = ''): RouteLocation => ({ name: 'places', params: { query }, path, search: '', locale: 'hr' });
const responses = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, () => answer]));

test('places that fit the words of the address are listed', async () => {
  const page = await serverPage(bundle, at('{{route}}osijek/', 'osijek'), responses);
  expect(page.status).toBe(200);
  expect(page.root.querySelector('h1')).toHaveTextContent('Mjesta za „osijek”');
  const [places = []] = Object.entries(answers).filter(([path]) => path.includes('osijek')).map(([, answer]) => answer);
  expect([...page.root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(places.map(({ label }) => label));
});

test('an address without words has places all the same', async () => {
  const page = await serverPage(bundle, at('{{route}}'), responses);
  expect(page.root.querySelectorAll('li').length).toBeGreaterThan(0);
});
