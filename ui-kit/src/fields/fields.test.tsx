import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createFormat } from '../base/create-format';
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

const formatOf = (locale: string) => createFormat(locale, { currency: 'EUR', timeZone: 'Europe/Zagreb' }).number;

test.each([
  ['hr-HR', '1250000,5', '1.250.000,5'],
  ['en-GB', '1250000.5', '1,250,000.5'],
  ['fr-FR', '1250000,5', '1\u202f250\u202f000,5'],
  ['ru-RU', '250000', '250\u00a0000'],
  ['es-ES', '1250', '1.250'],
])('O-07 a number that is left stands in the form of %s', async (locale, typed, shown) => {
  const onChange = jest.fn<undefined, [string]>();
  render(<NumberField label="Cijena" format={formatOf(locale)} onChange={(event) => onChange(event.target.value)} />);
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(shown);
});

test('O-07 what is no number stays as it was typed', async () => {
  render(<NumberField label="Cijena" format={formatOf('hr-HR')} />);
  await userEvent.type(screen.getByRole('textbox'), '12.34.5');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('12.34.5');
});

test('O-07 leaving a field again and again changes nothing more', async () => {
  function Held() {
    const [text, setText] = useState('250,5');
    return <NumberField label="Cijena" value={text} onChange={(event) => setText(event.target.value)} format={formatOf('hr-HR')} />;
  }
  render(<Held />);
  for (let times = 0; times < 3; times += 1) {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('250,5');
  }
});

test('O-08 a wrong pair marks both ends and says so once, for the group', () => {
  const end = (label: string) => ({ label, name: label, value: '1', onChange: () => undefined });
  render(<RangeField legend="Cijena" from={end('Od')} to={end('Do')} error="Najniža mora biti manja od najviše." />);
  expect(screen.getByRole('group', { name: 'Cijena' })).toHaveAccessibleDescription('Najniža mora biti manja od najviše.');
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeInvalid();
  expect(screen.getAllByText('Najniža mora biti manja od najviše.')).toHaveLength(1);
});
