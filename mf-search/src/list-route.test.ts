import { compileRoute } from '@kvadrat/contracts/routes';
import { searchPath } from '@kvadrat/contracts/search';
import { SEARCHABLE_CONTRACTS } from '@kvadrat/contracts/vocabulary';
import config from '../remote.config';

test.each(SEARCHABLE_CONTRACTS)('R2, T24 the address of a list has a page, whatever its contract: %i', (contract) => {
  const list = config.routes.find(({ name }) => name === 'list');
  const match = compileRoute(list?.pattern ?? '/');
  expect(match(searchPath({ contract, category: 1, place: 'split' }))).toMatchObject({
    category: 'stambene-nekretnine',
    place: 'split',
  });
});
