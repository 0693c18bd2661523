import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './number-field';
import { RangeField } from './range-field';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const FIELDS = { TextField, NumberField, TextArea };

describe.each(Object.entries(FIELDS))('%s', (_, Field) => {
  test('has its label as name, hint and error as description', () => {
    render(<Field label="Prezime" hint="Kao na ugovoru." error="Upišite prezime." />);
    const field = screen.getByRole('textbox', { name: 'Prezime' });
    expect(field).toHaveAccessibleDescription('Kao na ugovoru. Upišite prezime.');
    expect(field).toBeInvalid();
  });

  test('without an error it is valid', () => {
    render(<Field label="Prezime" />);
    expect(screen.getByRole('textbox')).toBeValid();
  });

  test('a hidden label names it all the same', () => {
    render(<Field label="Prezime" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Prezime' })).toBeVisible();
  });
});

test('a select has its error as description', () => {
  render(<Select label="Poredaj" options={[{ value: '1', label: 'po cijeni' }]} error="Odaberite redoslijed." />);
  expect(screen.getByRole('combobox', { name: 'Poredaj' })).toHaveAccessibleDescription('Odaberite redoslijed.');
});

test('a number that is left is tidied, and who holds the text hears of it', async () => {
  const onChange = jest.fn<undefined, [string]>();
  render(
    <NumberField label="Cijena" tidy={(text) => `${text},00`} onChange={(event) => onChange(event.target.value)} />,
  );
  await userEvent.type(screen.getByRole('textbox'), '12');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('12,00');
  expect(onChange).toHaveBeenLastCalledWith('12,00');
});

test('O-08 a wrong pair marks both ends and says so once, for the group', () => {
  const end = (label: string) => ({ label, name: label, value: '1', onChange: () => undefined });
  render(<RangeField legend="Cijena" from={end('Od')} to={end('Do')} error="Najniža mora biti manja od najviše." />);
  expect(screen.getByRole('group', { name: 'Cijena' })).toHaveAccessibleDescription(
    'Najniža mora biti manja od najviše.',
  );
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeInvalid();
  expect(screen.getAllByText('Najniža mora biti manja od najviše.')).toHaveLength(1);
});
