import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['Opis', 'Troškovi', 'Tlocrt'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: `${label} stana`,
}));
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

test('the first is chosen, its panel is shown and named by it', () => {
  render(<Tabs label="O stanu" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'O stanu' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Opis' })).toHaveTextContent('Opis stana');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('arrows go round and take the focus along, Home and End go to the ends', async () => {
  render(<Tabs label="O stanu" tabs={tabs} />);
  await userEvent.tab();
  for (const [key, expected] of [
    ['ArrowRight', 'Troškovi'],
    ['End', 'Tlocrt'],
    ['ArrowRight', 'Opis'],
    ['ArrowLeft', 'Tlocrt'],
    ['Home', 'Opis'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect([key, selected()]).toEqual([key, expected]);
    expect(screen.getByRole('tab', { name: expected })).toHaveFocus();
  }
});

test('the tabs are one stop, the next is the panel', async () => {
  render(<Tabs label="O stanu" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('a click chooses and tells; whoever holds the choice decides', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="O stanu" tabs={tabs} selected="opis" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tlocrt' }));
  expect(onSelect).toHaveBeenCalledWith('tlocrt');
  expect(selected()).toBe('Opis');
});
