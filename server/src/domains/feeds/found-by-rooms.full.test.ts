import { projectOutbox } from '../search/api';
import { withPortal } from '../search/testing/portal';
import { kyeroAd, kyeroFile } from './testing/kyero-file';
import { useImports } from './testing/import-run';

const portal = withPortal();
const importText = useImports(() => portal.database.db);

test('O-54 an imported ad is found by the rooms that follow from its bedrooms', async () => {
  await importText(
    'by-rooms',
    kyeroFile([
      kyeroAd('TWO', { beds: '1' }),
      kyeroAd('THREE', { beds: '2' }),
      kyeroAd('SAID', { beds: null, type: 'Trosoban stan' }),
    ]),
  );
  await projectOutbox(portal.database.db);
  const rows = await portal.database.db.selectFrom('listing').select(['id', 'reference']).execute();
  const found = async (query: string): Promise<(string | undefined)[]> =>
    (await portal.search(query)).results.map(({ id }) => rows.find((row) => row.id === id)?.reference).sort();
  expect(await found('localiMinimo=3&localiMassimo=3')).toEqual(['SAID', 'THREE']);
  expect(await found('localiMinimo=2&localiMassimo=2')).toEqual(['TWO']);
  expect(await found('camereDaLettoMinimo=2')).toEqual(['SAID', 'THREE']);
});

test('O-53 a share has no price per square metre by which lists put it before whole homes', async () => {
  await importText('shares', kyeroFile([kyeroAd('PART', { price: '20000', part_ownership: '1' })]));
  await projectOutbox(portal.database.db);
  const rows = await portal.database.sql<
    { ppm: number | null }[]
  >`SELECT ppm FROM ls JOIN listing USING (id) WHERE reference = 'PART'`;
  expect(rows).toEqual([{ ppm: null }]);
});
