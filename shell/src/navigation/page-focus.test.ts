import { focusPage } from './page-focus';

const pageOf = (html: string): HTMLElement => {
  document.body.innerHTML = `<main tabindex="-1">${html}</main><a href="/">x</a>`;
  const main = document.querySelector('main');
  if (main === null) throw new Error('no main');
  return main;
};

it('moves the focus to the heading, which is no tab stop before or after', () => {
  const main = pageOf('<h1>Split</h1>');
  const heading = main.querySelector('h1');
  focusPage(main);
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('tabindex', '-1');
  document.querySelector('a')?.focus();
  expect(heading).not.toHaveAttribute('tabindex');
});

it('moves it to the main part of a page without a heading', () => {
  const main = pageOf('<p>x</p>');
  focusPage(main);
  expect(main).toHaveFocus();
});
