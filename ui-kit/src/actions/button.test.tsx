import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusyButton } from './busy-button';
import { Button } from './button';

test('R206 a busy button keeps the focus, does nothing and says so', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <BusyButton type="submit" busy onClick={onClick}>
        Spremi
      </BusyButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Spremi' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('without work in progress it does what it says', async () => {
  const onClick = jest.fn();
  render(
    <BusyButton busy={false} onClick={onClick}>
      Spremi
    </BusyButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
});

test('a button sends no form unless it is said to', async () => {
  const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Spremi</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
