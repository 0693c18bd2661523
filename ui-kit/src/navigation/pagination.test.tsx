import { render, screen } from '@testing-library/react';
import { pageNumbers } from './page-numbers';
import { Pagination } from './pagination';

const labels = {
  navigation: 'Stranice',
  previous: 'Prethodna',
  next: 'Sljedeća',
  page: (page: number) => `Stranica ${page}`,
};
const href = (page: number): string => `/popis/?pag=${page}`;

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 52, [1, 2, null, 52]],
  [26, 52, [1, null, 25, 26, 27, null, 52]],
  [52, 52, [1, null, 51, 52]],
])('page %d of %d links to %j', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});

test('the current page is marked and the neighbours say which they are', () => {
  render(<Pagination current={2} last={4} href={href} labels={labels} />);
  expect(screen.getByRole('navigation', { name: 'Stranice' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Stranica 2');
  expect(screen.getByRole('link', { name: 'Prethodna' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Sljedeća' })).toHaveAttribute('href', '/popis/?pag=3');
});

test('the ends have one neighbour each', () => {
  const { rerender } = render(<Pagination current={1} last={2} href={href} labels={labels} />);
  expect(screen.queryByRole('link', { name: 'Prethodna' })).toBeNull();
  rerender(<Pagination current={2} last={2} href={href} labels={labels} />);
  expect(screen.queryByRole('link', { name: 'Sljedeća' })).toBeNull();
});

test('a single page needs no navigation', () => {
  const { container } = render(<Pagination current={1} last={1} href={href} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
