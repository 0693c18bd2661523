import { AUTH_VIEWS, type AuthView } from '@kvadrat/contracts/account';
import { nextFlow, startFlow, viewAfterEntry, type FlowState } from './flow-machine';

const WAYS: readonly (readonly [AuthView, AuthView])[] = [
  ['entry', 'login'],
  ['entry', 'signup'],
  ['login', 'entry'],
  ['login', 'passwordRecovery'],
  ['login', 'secondStep'],
  ['secondStep', 'login'],
  ['signup', 'entry'],
  ['signup', 'login'],
  ['passwordRecovery', 'login'],
  ['passwordRecovery', 'entry'],
  ['passwordReset', 'login'],
  ['passwordReset', 'passwordRecovery'],
];
const EVERY = AUTH_VIEWS.flatMap((from) =>
  AUTH_VIEWS.map((to) => [from, to, WAYS.some(([a, b]) => a === from && b === to)] as const),
);

test.each(EVERY)('R57 R66 R67 R69 R72 from %s to %s: %s', (from, to, open) => {
  const state: FlowState = { view: from, email: 'ana@primjer.hr', alert: 'Prijavite se' };
  const next = nextFlow(state, { view: to });
  if (open) expect(next).toEqual({ view: to, email: 'ana@primjer.hr', alert: '' });
  else expect(next).toBe(state);
});

test('R64 R66 an address that comes along replaces the older one', () => {
  expect(nextFlow({ view: 'entry', email: 'a@b.hr', alert: '' }, { view: 'login', email: 'c@d.hr' }).email).toBe(
    'c@d.hr',
  );
});

test.each([
  ['UNREGISTERED', 'signup'],
  ['REGISTERED', 'login'],
  ['REGISTERED_WEAK', 'login'],
  ['', 'login'],
])('R63 T48 %j leads to %s', (type, view) => expect(viewAfterEntry(type)).toBe(view));

test.each([
  [null, '', 'entry'],
  ['entry', '', 'entry'],
  ['signup', '', 'signup'],
  ['passwordReset', '', 'entry'],
  ['signup', 'Prijavite se da biste spremili oglas.', 'login'],
  [null, 'Prijavite se da biste spremili oglas.', 'login'],
] as const)('R57 R74 opened at %s with alert %j it begins at %s', (view, alert, first) => {
  expect(startFlow(view, alert)).toEqual({ view: first, email: '', alert });
});
