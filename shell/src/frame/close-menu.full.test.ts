import userEvent from '@testing-library/user-event';
import { closeMenuOutside } from './close-menu';

function openMenu(): HTMLElement {
  document.body.innerHTML =
    '<details open><summary>HR</summary><a href="/de/">Deutsch</a></details><button>Dalje</button>';
  const menu = document.querySelector('details');
  if (menu === null) throw new Error('no menu');
  closeMenuOutside(menu);
  return menu;
}

it('Escape closes the menu and leads back to its button', async () => {
  const menu = openMenu();
  menu.querySelector('a')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(document.querySelector('summary')).toHaveFocus();
});

it('it closes when the focus goes on, and when one presses elsewhere', async () => {
  const menu = openMenu();
  menu.querySelector('a')?.focus();
  await userEvent.tab();
  expect(document.querySelector('button')).toHaveFocus();
  expect(menu).not.toHaveAttribute('open');

  menu.setAttribute('open', '');
  await userEvent.click(document.body);
  expect(menu).not.toHaveAttribute('open');
});
