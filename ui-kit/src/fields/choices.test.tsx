import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { Options } from './options';
import { RadioGroup } from './radio-group';
import { Segments } from './segments';
import { Switch } from './switch';

const offers = [
  { value: 'prodaja', label: 'Prodaja' },
  { value: 'najam', label: 'Najam' },
  { value: 'drazba', label: 'Dražba', disabled: true },
];

test('a checkbox is turned by its label and by Space, and describes its error', async () => {
  render(<Checkbox label="Prihvaćam uvjete" error="Prihvatite uvjete." />);
  const box = screen.getByRole('checkbox', { name: 'Prihvaćam uvjete' });
  expect(box).toHaveAccessibleDescription('Prihvatite uvjete.');
  await userEvent.click(screen.getByText('Prihvaćam uvjete'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a checkbox that stands for several says that some are on', () => {
  render(<Checkbox label="Sve" partly />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});

test('a switch has its role and is turned by Space', async () => {
  render(<Switch label="Javi mi" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Javi mi' })).toBeChecked();
});

describe.each([
  ['RadioGroup', RadioGroup],
  ['Segments', Segments],
])('%s', (_, Group) => {
  function Example() {
    const [value, setValue] = useState('prodaja');
    return <Group legend="Ponuda" name="ponuda" value={value} onChange={setValue} options={offers} />;
  }

  test('is a named group in which a click chooses one', async () => {
    render(<Example />);
    expect(screen.getByRole('group', { name: 'Ponuda' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Najam' }));
    expect(screen.getByRole('radio', { name: 'Najam' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Prodaja' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Dražba' })).toBeDisabled();
  });
});

test('options show a count of zero and cannot be chosen then', () => {
  render(
    <Options
      legend="Dodatno"
      name="dodatno"
      values={['lift']}
      onChange={() => undefined}
      options={[
        { value: 'lift', label: 'Lift' },
        { value: 'bazen', label: 'Bazen', count: '0', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Lift' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Bazen\s*0/ })).toBeDisabled();
});
