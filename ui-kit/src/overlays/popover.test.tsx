import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover';

function Example() {
  return (
    <>
      <Popover
        label="O cijeni"
        trigger={(trigger) => (
          <button type="button" {...trigger}>
            Što znači?
          </button>
        )}
      >
        {(close) => (
          <>
            <a href="#vise">Više</a>
            <button type="button" onClick={close}>
              U redu
            </button>
          </>
        )}
      </Popover>
      <button type="button">Dalje</button>
    </>
  );
}

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Što znači?' });

async function openIt(): Promise<HTMLElement> {
  render(<Example />);
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger());
  return screen.getByRole('group', { name: 'O cijeni' });
}

test('the control says that it is open and which panel it is', async () => {
  const panel = await openIt();
  expect(panel).toBeVisible();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(trigger()).toHaveAttribute('aria-controls', panel.id);
});

test('Tab goes from the control into the panel; past its end it closes', async () => {
  const panel = await openIt();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Više' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dalje' })).toHaveFocus();
  expect(panel).not.toBeVisible();
});

test('Escape closes it and the focus is on the control', async () => {
  const panel = await openIt();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toBeVisible();
  expect(trigger()).toHaveFocus();
});

test('what is inside can close it, with the focus on the control', async () => {
  const panel = await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'U redu' }));
  expect(panel).not.toBeVisible();
  expect(trigger()).toHaveFocus();
});

test('a press elsewhere closes it, one inside does not', async () => {
  const panel = await openIt();
  await userEvent.click(panel);
  expect(panel).toBeVisible();
  await userEvent.click(document.body);
  expect(panel).not.toBeVisible();
});
