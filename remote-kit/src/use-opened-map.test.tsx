import { waitFor } from '@testing-library/dom';
import { useRef, useState } from 'react';
import { definePage, defineRemote } from './index';
import { mountedPage, type MountedPage } from './testing';
import { useOpenedMap } from './use-opened-map';

interface Fake {
  name: string;
  destroy: jest.Mock;
}

let page: MountedPage;
let opened: ((end: Fake | Error) => void)[];
let showAbout: (about: string) => void;

async function open(): Promise<void> {
  opened = [];
  const map = definePage({
    load: () => Promise.resolve({ status: 200 as const, data: {} }),
    head: () => ({ title: '', description: '', canonical: '' }),
    Skeleton: () => <p />,
    Page: function Probe() {
      const element = useRef<HTMLDivElement>(null);
      const [about, setAbout] = useState('a');
      showAbout = setAbout;
      const {
        map: shown,
        failed,
        retry,
      } = useOpenedMap<Fake>(element, {
        open: () =>
          new Promise((resolve, reject) => opened.push((end) => (end instanceof Error ? reject(end) : resolve(end)))),
        part: 'probe',
        about,
      });
      return (
        <div ref={element}>
          <p role="status">{failed ? 'failed' : (shown?.name ?? 'none')}</p>
          <button type="button" onClick={retry}>
            again
          </button>
        </div>
      );
    },
  });
  page = await mountedPage(defineRemote({ name: 'mf-x', pages: { map }, loadCatalogue: () => Promise.resolve({}) }), {
    remote: 'mf-x',
    route: { name: 'map', params: {}, path: '/', search: '', locale: 'hr' },
  });
  await waitFor(() => expect(opened).toHaveLength(1));
}
const fake = (name: string): Fake => ({ name, destroy: jest.fn() });
const end = (index: number, how: Fake | Error): void => opened[index]?.(how);
const shown = (text: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe(text));

test('a map is closed with its page, also one that comes only after that', async () => {
  await open();
  const [first, late] = [fake('first'), fake('late')];
  end(0, first);
  await shown('first');
  showAbout('b');
  await waitFor(() => expect(first.destroy).toHaveBeenCalledTimes(1));
  await shown('none');
  await page.leave();
  end(1, late);
  await waitFor(() => expect(late.destroy).toHaveBeenCalledTimes(1));
});

test('a map that does not come is told once, and asked for again', async () => {
  await open();
  end(0, new Error('no chunk'));
  await shown('failed');
  expect(page.host.reports).toHaveLength(1);
  document.querySelector('button')?.click();
  await waitFor(() => expect(opened).toHaveLength(2));
  end(1, fake('second'));
  await shown('second');
  await page.leave();
});
