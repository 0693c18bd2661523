import type { AuthFormState } from '@kvadrat/contracts/account';
import { outcomeOf } from './outcome-of';

const outcome = { view: 'login', status: 'error', message: 'Ne.', problems: {}, values: {} } as const;
const state = (sent: object | null): AuthFormState =>
  ({ providers: [], oneTapClientId: '', csrf: '', passwordMin: 6, outcome: sent }) as unknown as AuthFormState;

test('what became of a form is shown by its own view alone; a second step is told as part of the login', () => {
  const login = state({ ...outcome, secondStep: false });
  const second = state({ ...outcome, secondStep: true });
  expect([outcomeOf(login, 'login')?.message, outcomeOf(login, 'secondStep')]).toEqual(['Ne.', null]);
  expect([outcomeOf(second, 'login'), outcomeOf(second, 'secondStep')?.message]).toEqual([null, 'Ne.']);
  expect([outcomeOf(state(null), 'login'), outcomeOf(login, 'entry')]).toEqual([null, null]);
});

test('servers before the second step say nothing of it', () => {
  expect(outcomeOf(state(outcome), 'login')?.message).toBe('Ne.');
});
