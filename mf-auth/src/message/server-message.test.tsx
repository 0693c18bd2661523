import type { MountedPage } from '@kvadrat/remote-kit/testing';
import { screen, waitFor } from '@testing-library/dom';
import { mountedView } from '../testing/mounted-view';
import { ServerMessage } from './server-message';

let page: MountedPage;
const show = async (text: string, portalOrigin?: string): Promise<void> => {
  page = await mountedView(
    () => (
      <output>
        <ServerMessage>{text}</ServerMessage>
      </output>
    ),
    portalOrigin === undefined ? {} : { changes: { portalOrigin } },
  );
};
afterEach(() => page.leave());

test('R250 text stays text', async () => {
  await show('5 > 3 & „tako”');
  expect(screen.getByRole('status').innerHTML).toBe('5 &gt; 3 &amp; „tako”');
});

test('R250 O-23 HTML goes through the allow-list', async () => {
  await show(
    'Poveznica je <b>istekla</b><img src=x onerror=alert(1)>. <a href="/prijava/">Nova</a>',
    'https://portal.example',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Poveznica je istekla');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Nova' })).toHaveAttribute('href', 'https://portal.example/prijava/'),
  );
  expect(screen.getByRole('status').querySelector('b')).toHaveTextContent('istekla');
  expect(screen.getByRole('status').querySelector('img')).toBeNull();
});
