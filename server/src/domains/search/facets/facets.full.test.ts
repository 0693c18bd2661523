import { placeDirectory } from '../../geography/api';
import { withPortal } from '../testing/portal';
import { compareWithLists, facetClient } from './testing/compare-with-lists';
import { variousDrafts, zonesOf } from './testing/various-drafts';

const portal = withPortal();

test('R107 R257 every count is that of the list with the option chosen, of three hundred searches among three thousand ads', async () => {
  const directory = await placeDirectory(portal.database.db);
  await portal.given(variousDrafts(3000, directory, 77));
  await compareWithLists(
    facetClient(() => portal.app),
    { searches: 300, seed: 99, zones: zonesOf(directory) },
  );
}, 600_000);
