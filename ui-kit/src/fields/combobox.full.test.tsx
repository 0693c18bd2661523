import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Combobox, type ComboboxOption } from './combobox';

const options = [
  { id: '1', label: 'Split', detail: 'grad', note: '61' },
  { id: '2', label: 'Split 3' },
  { id: '3', label: 'Splitska' },
];

function Example({ onSelect = () => undefined }: { onSelect?: (option: ComboboxOption) => void }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Mjesto"
      name="mjesto"
      text={text}
      onTextChange={setText}
      options={text === '' ? [] : options}
      onSelect={(option) => {
        setText(option.label);
        onSelect(option);
      }}
      listLabel="Prijedlozi"
      clearLabel="Obriši mjesto"
      status={text === '' ? '' : 'Broj prijedloga: 3'}
    />
  );
}

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Mjesto' });
const activeLabel = (): string | null =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '-')?.firstElementChild?.firstChild
    ?.textContent ?? null;

test('typing opens the list, which the field names and a status counts', async () => {
  render(<Example />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), 'spl');
  const list = screen.getByRole('listbox', { name: 'Prijedlozi' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(within(list).getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('Broj prijedloga: 3');
});

test('R268 arrows go round through the options and the field, focus stays in the field', async () => {
  render(<Example />);
  await userEvent.type(field(), 'spl');
  expect(activeLabel()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeLabel()).toBe('Split');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Split');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeLabel()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(activeLabel()).toBe('Splitska');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(activeLabel()).toBe('Split 3');
  expect(field()).toHaveFocus();
});

test('Enter takes the active option and closes the list without sending the form', async () => {
  const onSelect = jest.fn();
  const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Example onSelect={onSelect} />
    </form>,
  );
  await userEvent.type(field(), 'spl');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith(options[0]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Split');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter without an active option sends the form', async () => {
  const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Example />
    </form>,
  );
  await userEvent.type(field(), 'spl{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Escape closes the list, a second one empties the field', async () => {
  render(<Example />);
  await userEvent.type(field(), 'spl{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('spl');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('leaving the field closes the list and changes nothing', async () => {
  const onSelect = jest.fn();
  render(<Example onSelect={onSelect} />);
  await userEvent.type(field(), 'spl{ArrowDown}');
  await userEvent.click(document.body);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onSelect).not.toHaveBeenCalled();
});

test('a click takes an option', async () => {
  const onSelect = jest.fn();
  render(<Example onSelect={onSelect} />);
  await userEvent.type(field(), 'spl');
  await userEvent.click(screen.getByRole('option', { name: /Splitska/ }));
  expect(onSelect).toHaveBeenCalledWith(options[2]);
  expect(field()).toHaveFocus();
});

test('the field can be emptied at once and keeps the focus', async () => {
  render(<Example />);
  await userEvent.type(field(), 'spl');
  await userEvent.click(screen.getByRole('button', { name: 'Obriši mjesto' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('without scripts it is a text field with a name', () => {
  expect(renderToString(<Example />)).toMatch(/<input[^>]* name="mjesto"/);
});
