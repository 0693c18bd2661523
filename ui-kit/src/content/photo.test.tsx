import { fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { Photo } from './photo';

const sources = [
  { width: 320, height: 240, avif: '/m/a-320.avif', webp: '/m/a-320.webp' },
  { width: 640, height: 480, avif: '/m/a-640.avif', webp: '/m/a-640.webp' },
];
const photo = <Photo alt="Kuhinja" sources={sources} sizes="100vw" />;

function serverHtml(element: React.ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  return container;
}

test('an eager photo has its address, size and both formats in the HTML', () => {
  const image = serverHtml(<Photo alt="Kuhinja" sources={sources} sizes="100vw" eager />).querySelector(
    'picture > img',
  );
  expect(image).toHaveAttribute('src', '/m/a-320.webp');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '480');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image?.previousElementSibling).toHaveAttribute('srcset', '/m/a-320.avif 320w, /m/a-640.avif 640w');
});

test('any other photo stands in the HTML for browsers without scripts only', () => {
  const html = renderToString(photo);
  const outside = html.replace(/<noscript>.*<\/noscript>/s, '');
  expect(outside).not.toContain('/m/');
  expect(html).toMatch(/<noscript>.*alt="Kuhinja".*<\/noscript>/s);
});

test('it gets its address once the page is taken over, and loads when it comes near', () => {
  const container = serverHtml(photo);
  document.body.append(container);
  act(() => void hydrateRoot(container, photo));
  const image = screen.getByRole('img', { name: 'Kuhinja' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('src', '/m/a-320.webp');
  container.remove();
});

test('a photo that fails leaves its words', () => {
  render(photo);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Kuhinja' })).not.toHaveAttribute('src');
});

test('no photo at all says so', () => {
  render(<Photo alt="Oglas nema slika" sources={[]} sizes="" />);
  expect(screen.getByRole('img', { name: 'Oglas nema slika' })).toBeVisible();
});
