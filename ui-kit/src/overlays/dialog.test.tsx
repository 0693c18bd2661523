import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { openDialogsInJsdom } from '../testing/dialogs-in-jsdom';
import { Dialog, type DialogProps } from './dialog';

beforeAll(openDialogsInJsdom);

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <p>stranica</p>
      <button type="button" onClick={() => setOpen(true)}>
        Otvori
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Prijava" closeLabel="Zatvori" {...props}>
        <input aria-label="Lozinka" />
      </Dialog>
    </StrictMode>
  );
}

async function openIt(props: Partial<DialogProps> = {}): Promise<HTMLElement> {
  render(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Otvori' }));
  return screen.getByRole('dialog', { name: 'Prijava' });
}

const opener = (): HTMLElement => screen.getByText('Otvori');

test('it is named by its heading, which has the focus', async () => {
  expect(await openIt()).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('heading', { name: 'Prijava' })).toHaveFocus();
});

test('the close button closes it and the focus is back where it was', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('Escape, which a browser says as cancel, closes it', async () => {
  fireEvent(await openIt(), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('with Escape off it stays', async () => {
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(await openIt({ escapeCloses: false }), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('it goes when the browser closes it all the same', async () => {
  const dialog = await openIt();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(opener()).toHaveFocus();
});

test('the backdrop does nothing unless it is said to close', async () => {
  await userEvent.click(await openIt());
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a press on the backdrop closes it where that is wanted, one that began inside does not', async () => {
  const dialog = await openIt({ backdropCloses: true });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Lozinka') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeVisible();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a dialog that asks for a password', () => {
  test('makes inert what is there, and only until it closes', async () => {
    await openIt({ credentials: true });
    expect(opener()).toHaveAttribute('inert');
    expect(screen.getByText('stranica')).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    expect(opener()).not.toHaveAttribute('inert');
    expect(opener()).toHaveFocus();
  });

  test('leaves alone what comes later beside it, for example a password manager', async () => {
    await openIt({ credentials: true });
    const manager = document.body.appendChild(document.createElement('button'));
    await userEvent.click(manager);
    expect(manager).not.toHaveAttribute('inert');
    expect(screen.getByRole('dialog')).toBeVisible();
    manager.remove();
  });

  test('what was inert before stays so', async () => {
    const other = document.body.appendChild(document.createElement('aside'));
    other.setAttribute('inert', '');
    await openIt({ credentials: true });
    await userEvent.keyboard('{Escape}');
    expect(other).toHaveAttribute('inert');
    other.remove();
  });
});

test('it stands in the container it is given', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  expect(container).toContainElement(await openIt({ container }));
  container.remove();
});
