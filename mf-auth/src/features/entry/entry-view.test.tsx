import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { showView, type ShownView } from '../../testing/view-fixtures';
import { EntryView } from '.';

let shown: ShownView;
const show = async (responses: Record<string, () => unknown> = {}, email = ''): Promise<void> => {
  shown = await showView(
    (props) => <EntryView {...props} social={<button type="button">Google</button>} />,
    { email },
    { responses },
  );
};
const field = (): HTMLElement => screen.getByLabelText('E-pošta');
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Nastavi' }));
const posts = (path: string): unknown[] =>
  shown.page.host.requests.filter((request) => request.path === path).map(({ body }) => body);

afterEach(async () => {
  await shown.page.leave();
  dropDrafts();
});

test('R59 R60 R61 one field, the providers and the way for companies', async () => {
  await show();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field()).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByRole('button', { name: 'Google' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Registracija za tvrtke' })).toHaveAttribute('href', '/signup/');
});

test.each([
  ['UNREGISTERED', 'signup'],
  ['REGISTERED', 'login'],
])('R63 R64 R162 %s leads to %s and takes the address along', async (registerType, view) => {
  await show({ [ACCOUNT_CALLS.registrationType]: () => ({ registerType, message: '' }) });
  await userEvent.type(field(), '  ana@primjer.hr ');
  await send();
  await waitFor(() => expect(shown.go).toHaveBeenCalledWith(view, { email: 'ana@primjer.hr' }));
  expect(posts(ACCOUNT_CALLS.registrationType)).toEqual([{ email: 'ana@primjer.hr' }]);
});

test.each([
  ['', 'Upišite e-poštu.'],
  ['ana', 'Upišite cijelu adresu, na primjer ana@primjer.hr.'],
  [`${'a'.repeat(96)}@b.hr`, 'Najviše 100 znakova.'],
])('R207 R229 %j is not sent: %s', async (typed, sentence) => {
  await show();
  if (typed !== '') await userEvent.type(field(), typed);
  await send();
  expect(field()).toHaveAccessibleDescription(sentence);
  expect(field()).toHaveFocus();
  expect(posts(ACCOUNT_CALLS.registrationType)).toEqual([]);
});

test('R209 R210 the error goes when the address is right', async () => {
  await show();
  await send();
  await userEvent.type(field(), 'ana@primjer');
  expect(field()).toBeInvalid();
  await userEvent.type(field(), '.hr');
  expect(field()).toBeValid();
});

test.each([
  [
    'R249 the server’s words',
    new AppError('status', '429: Pričekajte', { status: 429, words: 'Pričekajte minutu.' }),
    'Pričekajte minutu.',
  ],
  [
    'R249 a sentence of ours where it has none',
    new AppError('status', '500', { status: 500 }),
    'Nešto nije uspjelo. Pokušajte ponovno.',
  ],
  [
    'without an answer, what to look at',
    new AppError('connection', 'none'),
    'Nema odgovora s poslužitelja. Provjerite vezu i pokušajte ponovno.',
  ],
])('%s', async (_name, error, sentence) => {
  await show({ [ACCOUNT_CALLS.registrationType]: () => Promise.reject(error) }, 'ana@primjer.hr');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field()).toHaveValue('ana@primjer.hr');
});

test('R62 R164 R230 a likelier address is offered and can be taken', async () => {
  await show({ [ACCOUNT_CALLS.verifyEmail]: () => ({ suggestedEmails: ['gmail.com'] }) });
  await userEvent.type(field(), 'ana@gmial.com');
  await userEvent.click(await screen.findByRole('button', { name: 'ana@gmail.com' }));
  expect(field()).toHaveValue('ana@gmail.com');
  expect(field()).toHaveFocus();
  expect(posts(ACCOUNT_CALLS.verifyEmail)).toEqual([{ email: 'ana@gmial.com' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ana@gmail.com' })).toBeNull());
});

test('R230 T53 two characters behind the @ are too few to ask', async () => {
  await show();
  await userEvent.type(field(), 'ana@gm');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(shown.page.host.requests).toEqual([]);
});

test('R206 two presses at once send once', async () => {
  let answer: (value: unknown) => void = () => undefined;
  await show(
    { [ACCOUNT_CALLS.registrationType]: () => new Promise((resolve) => (answer = resolve)) },
    'ana@primjer.hr',
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Nastavi' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nastavi' })).toHaveAttribute('aria-busy', 'true'));
  expect(posts(ACCOUNT_CALLS.registrationType)).toHaveLength(1);
  answer({ registerType: 'REGISTERED', message: '' });
  await waitFor(() => expect(shown.go).toHaveBeenCalledTimes(1));
});

test('what was typed is there again after the dialog was closed', async () => {
  await show();
  await userEvent.type(field(), 'ana@pri');
  await shown.page.leave();
  await show();
  expect(field()).toHaveValue('ana@pri');
});
