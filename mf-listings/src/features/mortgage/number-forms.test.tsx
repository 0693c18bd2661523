import { tidyNumber } from '@kvadrat/contracts/numbers';
import { createFormat, NumberField } from '@kvadrat/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const formatOf = (locale: string) => createFormat(locale, { currency: 'EUR', timeZone: 'Europe/Zagreb' }).number;

test.each([
  ['hr-HR', '1250000,5', '1.250.000,5'],
  ['en-GB', '1250000.5', '1,250,000.5'],
  ['fr-FR', '1250000,5', '1\u202f250\u202f000,5'],
  ['ru-RU', '250000', '250\u00a0000'],
  ['es-ES', '1250', '1.250'],
])('O-07 a number that is left stands in the form of %s', async (locale, typed, shown) => {
  const onChange = jest.fn<undefined, [string]>();
  render(
    <NumberField
      label="Cijena"
      tidy={tidyNumber(formatOf(locale))}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(shown);
});

test('O-07 what is no number stays as it was typed', async () => {
  render(<NumberField label="Cijena" tidy={tidyNumber(formatOf('hr-HR'))} />);
  await userEvent.type(screen.getByRole('textbox'), '12.34.5');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('12.34.5');
});

test('O-07 leaving a field again and again changes nothing more', async () => {
  function Held() {
    const [text, setText] = useState('250,5');
    return (
      <NumberField
        label="Cijena"
        value={text}
        onChange={(event) => setText(event.target.value)}
        tidy={tidyNumber(formatOf('hr-HR'))}
      />
    );
  }
  render(<Held />);
  for (let times = 0; times < 3; times += 1) {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('250,5');
  }
});
