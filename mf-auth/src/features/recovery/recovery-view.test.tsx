import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { FORM_STATE, showView, type ShownView } from '../../testing/view-fixtures';
import { RecoveryView } from '.';

const SENT = 'Ako s tom adresom postoji račun, poslali smo poruku.';
let shown: ShownView;
const show = async (
  email: string,
  answer: () => unknown = () => ({ message: SENT }),
  formState: AuthFormState = FORM_STATE,
): Promise<void> => {
  shown = await showView(
    RecoveryView,
    { email, formState },
    { responses: { [ACCOUNT_CALLS.passwordRetrieve]: answer } },
  );
};
const address = (): HTMLElement => screen.getByLabelText('E-pošta');
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pošalji poveznicu' }));

afterEach(async () => {
  await shown.page.leave();
  dropDrafts();
});

test('R67 R169 the carried address is sent, and nothing else', async () => {
  await show('ana@gmail.com');
  await send();
  await screen.findByRole('status');
  expect(shown.page.host.requests).toEqual([
    { method: 'POST', path: ACCOUNT_CALLS.passwordRetrieve, body: { email: 'ana@gmail.com' } },
  ]);
});

test('R70 T57 success is a notice in the look of a warning, said politely, in the form’s place', async () => {
  await show('ana@gmail.com');
  await send();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Provjerite pretinac ana@gmail.com');
  expect(notice).toHaveTextContent(SENT);
  expect(notice.querySelector('.warn')).not.toBeNull();
  await waitFor(() => expect(notice).toHaveFocus());
  expect(screen.queryByLabelText('E-pošta')).toBeNull();
});

test.each([
  ['ana@gmail.com', 'Otvori Gmail'],
  ['ana@net.hr', null],
])('R71 R89 R90 for %s the webmail’s button is %j', async (email, name) => {
  await show(email);
  await send();
  await screen.findByRole('status');
  if (name === null) expect(screen.queryByRole('link', { name: /^Otvori/ })).toBeNull();
  else {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('R72 the login is one press away, before and after', async () => {
  await show('ana@gmail.com');
  await userEvent.click(screen.getByRole('link', { name: 'Natrag na prijavu' }));
  await send();
  await screen.findByRole('status');
  await userEvent.click(screen.getByRole('link', { name: 'Natrag na prijavu' }));
  expect(shown.go.mock.calls.map(([view]) => view)).toEqual(['login', 'login']);
});

test.each([
  ['', 'Upišite e-poštu.'],
  ['ana@', 'Upišite cijelu adresu, na primjer ana@primjer.hr.'],
])('R226 R207 %j is refused before anything is sent', async (email, sentence) => {
  await show(email);
  await send();
  expect(address()).toHaveAccessibleDescription(sentence);
  expect(address()).toHaveFocus();
  expect(shown.page.host.requests).toEqual([]);
});

test('R226 no maximum is named', async () => {
  await show(`${'a'.repeat(150)}@primjer.hr`);
  await send();
  await screen.findByRole('status');
});

test.each([
  [
    'the server’s words',
    new AppError('status', '429: previše', { status: 429, words: 'Bilo je previše pokušaja.' }),
    'Bilo je previše pokušaja.',
  ],
  [
    'our own where it has none',
    new AppError('status', '500', { status: 500 }),
    'Nešto nije uspjelo. Pokušajte ponovno.',
  ],
])('R249 a failure shows %s', async (_name, error, sentence) => {
  await show('ana@gmail.com', () => Promise.reject(error));
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  expect(address()).toHaveValue('ana@gmail.com');
});

test('without scripts the server’s outcome stands on the page', async () => {
  await show('', undefined, {
    ...FORM_STATE,
    outcome: {
      view: 'passwordRecovery',
      secondStep: false,
      status: 'success',
      message: SENT,
      problems: {},
      values: {},
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Provjerite svoj pretinac');
  expect(screen.getByRole('status')).toHaveTextContent(SENT);
});
