import { screen, waitFor } from '@testing-library/dom';
import { defineRemote, definePage } from '.';
import { BelowFirstView } from './below-first-view';
import { createFakeHost } from './testing';

const page = definePage<null>({
  load: () => Promise.resolve({ status: 200, data: null }),
  head: () => ({ title: '', description: '', canonical: '' }),
  Page: () => (
    <>
      <h1>Oglas</h1>
      <BelowFirstView placeholder={<p>mjesto</p>}>
        <p>opis</p>
      </BelowFirstView>
    </>
  ),
  Skeleton: () => null,
});

async function show(fromTop: boolean | undefined): Promise<() => Promise<void>> {
  const remote = defineRemote({ name: 'mf-test', pages: { ad: page }, loadCatalogue: () => Promise.resolve({}) });
  const host = createFakeHost({
    remote: 'mf-test',
    route: { name: 'ad', params: {}, path: '/', search: '', locale: 'hr' },
  });
  const context = { ...host.context(), ...(fromTop === undefined ? {} : { fromTop }) };
  await remote.mount(context);
  return async () => {
    await remote.unmount(context);
    host.leave();
  };
}

test.each([false, undefined])(
  'O-01 a page somebody comes back to, or of an older host, is whole at once (%s)',
  async (fromTop) => {
    const leave = await show(fromTop);
    expect(screen.getByText('opis')).toBeInTheDocument();
    await leave();
  },
);

test('a page shown from its top draws what is below after its first view', async () => {
  const leave = await show(true);
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(screen.getByText('mjesto')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('opis')).toBeInTheDocument());
  expect(screen.queryByText('mjesto')).toBeNull();
  await leave();
});

test('a page that is left before draws nothing any more', async () => {
  const leave = await show(true);
  await leave();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(screen.queryByText('opis')).toBeNull();
});
