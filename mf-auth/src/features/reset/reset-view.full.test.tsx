import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { FORM_STATE, showView, type ShownView } from '../../testing/view-fixtures';
import { readResetAnswer } from './reset-result';
import { ResetView } from '.';

const TOKEN = 'a1B2c3D4e5F6g7H8i9J0k1L2';
let shown: ShownView;

interface Options {
  answer?: () => unknown;
  profile?: () => unknown;
  hash?: string;
  formState?: AuthFormState;
}
const answerWith = (error: 0 | 1, form: boolean | undefined, message = 'Poruka poslužitelja.') => ({
  error,
  results: { backurl: error === 0 ? '/prijava/login/' : '/prijava/passwordRecovery/', message },
  show: { form },
  marketing: true,
});

async function show({
  answer = () => answerWith(0, false),
  profile = () => ({}),
  hash = `#${TOKEN}`,
  formState = FORM_STATE,
}: Options = {}): Promise<void> {
  window.history.replaceState({ entry: 7 }, '', `/prijava/passwordReset/?natrag=%2Fa%2F${hash}`);
  shown = await showView(
    ResetView,
    { surface: 'page', formState },
    { responses: { [ACCOUNT_CALLS.changePassword]: answer, [ACCOUNT_CALLS.profile]: profile } },
  );
}
afterEach(async () => {
  await shown.page.leave();
  dropDrafts();
  window.history.replaceState(null, '', '/');
});

const fresh = (): HTMLElement => screen.getByLabelText('Nova lozinka', { selector: 'input' });
const again = (): HTMLElement => screen.getByLabelText('Ponovite lozinku');
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Spremi lozinku' }));
async function fill(pwd = 'marjan1', pwdrip = pwd): Promise<void> {
  await userEvent.type(fresh(), pwd);
  await userEvent.type(again(), pwdrip);
}
const sent = (path: string): unknown[] =>
  shown.page.host.requests.filter((request) => request.path === path).map(({ body }) => body);

test('R73 two fields for a new password, known to password managers', async () => {
  await show();
  expect([fresh(), again()].map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')])).toEqual([
    ['pwd', 'new-password'],
    ['pwdrip', 'new-password'],
  ]);
});

test('checklist 51: the token leaves the address bar at once, the rest of the address and its history stay', async () => {
  await show();
  expect(window.location.href).toBe('http://localhost/prijava/passwordReset/?natrag=%2Fa%2F');
  expect(window.history.state).toEqual({ entry: 7 });
  expect(screen.queryByLabelText('Kôd iz poruke')).toBeNull();
});

test('R170 password twice, address and token are sent', async () => {
  await show();
  await fill();
  await send();
  await screen.findByRole('status');
  expect(sent(ACCOUNT_CALLS.changePassword)).toEqual([{ pwd: 'marjan1', pwdrip: 'marjan1', email: '', token: TOKEN }]);
});

test('a link that came without its token asks for the code of the mail', async () => {
  await show({ hash: '' });
  await fill();
  await send();
  expect(sent(ACCOUNT_CALLS.changePassword)).toEqual([]);
  expect(screen.getByLabelText('Kôd iz poruke')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Kôd iz poruke'), ` ${TOKEN} `);
  await send();
  await screen.findByRole('status');
  expect(sent(ACCOUNT_CALLS.changePassword)).toEqual([expect.objectContaining({ token: TOKEN })]);
});

test('an anchor that is no token is left alone; another mail’s link in the same tab is taken', async () => {
  await show({ hash: '#sadrzaj' });
  expect(window.location.hash).toBe('#sadrzaj');
  window.location.hash = TOKEN;
  await waitFor(() => expect(window.location.hash).toBe(''));
  await waitFor(() => expect(screen.queryByLabelText('Kôd iz poruke')).toBeNull());
});

describe.each([
  [0, 'status'],
  [1, 'alert'],
] as const)('R212 T49 error %s with status 200', (error, role) => {
  test.each([
    [true, true],
    [false, false],
    [undefined, error === 1],
  ])('and show.form %s: message shown, form there is %s', async (form, stays) => {
    await show({ answer: () => answerWith(error, form) });
    await fill();
    await send();
    await waitFor(() => expect(screen.getByRole(role)).toHaveTextContent('Poruka poslužitelja.'));
    expect(screen.queryByLabelText('Ponovite lozinku') !== null).toBe(stays);
  });
});

test('R240 a new password that is too common says so at its field', async () => {
  await show({ answer: () => ({ ...answerWith(1, true), problems: { pwd: 'common-password' } }) });
  await fill();
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('Nova lozinka', { selector: 'input' })).toHaveAccessibleDescription(
      /Tu lozinku mnogi koriste/,
    ),
  );
  expect(screen.getByLabelText('Nova lozinka', { selector: 'input' })).toHaveFocus();
});

test('R212 a used link: the way on leads to another mail, after a success to the login', async () => {
  await show({ answer: () => answerWith(1, false) });
  await fill();
  await send();
  expect(await screen.findByRole('link', { name: 'Zatraži novu poveznicu' })).toHaveAttribute(
    'href',
    '/prijava/passwordRecovery/',
  );
  await shown.page.leave();
  await show();
  await fill();
  await send();
  expect(await screen.findByRole('link', { name: 'Prijavi se' })).toHaveAttribute('href', '/prijava/login/');
});

test('R250 O-23 the message may hold a little HTML and no more', async () => {
  await show({ answer: () => answerWith(1, true, 'Lozinka je <b>prekratka</b>.<img src=x onerror=alert(1)>') });
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole('alert').querySelector('b')).toHaveTextContent('prekratka'));
  expect(screen.getByRole('alert').querySelector('img')).toBeNull();
});

test.each([
  [
    'words',
    new AppError('status', '503', { status: 503, words: 'Prijava trenutačno ne radi.' }),
    'Prijava trenutačno ne radi.',
  ],
  ['no words', new AppError('internal', 'answer is not JSON'), 'Nešto nije uspjelo. Pokušajte ponovno.'],
])('R250 a failure with %s leaves the form', async (_name, error, sentence) => {
  await show({ answer: () => Promise.reject(error) });
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  expect(again()).toBeVisible();
});

test('R227 T19 different passwords are the second field’s error, which stays until that one is edited', async () => {
  await show();
  await fill('abc123', 'abc124');
  await send();
  expect(again()).toHaveAccessibleDescription('Lozinke se ne podudaraju.');
  expect(fresh()).toBeValid();
  await userEvent.clear(fresh());
  await userEvent.type(fresh(), 'abc124');
  expect(again()).toBeInvalid();
  await userEvent.type(again(), 'x');
  await userEvent.type(again(), '{Backspace}');
  expect(again()).toBeValid();
  expect(sent(ACCOUNT_CALLS.changePassword)).toEqual([]);
});

test('R227 six characters at least', async () => {
  await show();
  await fill('abc12');
  await send();
  expect(fresh()).toBeInvalid();
});

describe('R213 R171 T50 marketing choices', () => {
  const tick = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));
  const MONTHLY = 'Želim mjesečni pregled cijena u svom gradu';

  test('are off, and saved after a success only, those that were ticked', async () => {
    await show();
    expect(screen.getAllByRole('checkbox').filter((box) => box instanceof HTMLInputElement && box.checked)).toEqual([]);
    await tick(MONTHLY);
    await fill();
    await send();
    await screen.findByRole('status');
    expect(shown.page.host.requests.at(-1)).toEqual({
      method: 'PUT',
      path: ACCOUNT_CALLS.profile,
      body: { 'marketing[]': ['newsletter'] },
    });
  });

  test('are not sent after a failure, nor when nothing is ticked, nor when the server has no use for them', async () => {
    const answers = [answerWith(1, true), answerWith(0, true), { ...answerWith(0, true), marketing: false }];
    await show({ answer: () => answers.shift() });
    await fill();
    await tick(MONTHLY);
    await send();
    await screen.findByRole('alert');
    await tick(MONTHLY);
    await send();
    await screen.findByRole('status');
    await tick(MONTHLY);
    await send();
    await waitFor(() => expect(sent(ACCOUNT_CALLS.changePassword)).toHaveLength(3));
    expect(sent(ACCOUNT_CALLS.profile)).toEqual([]);
  });

  test('that cannot be saved are reported and undo nothing', async () => {
    await show({ profile: () => Promise.reject(new AppError('forbidden', 'no ticket')) });
    await tick(MONTHLY);
    await fill();
    await send();
    await waitFor(() => expect(shown.page.host.reports).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('Poruka poslužitelja.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('without scripts the outcome stands where the form was', async () => {
  await show({
    formState: {
      ...FORM_STATE,
      outcome: {
        view: 'passwordReset',
        secondStep: false,
        status: 'success',
        message: 'Lozinka je promijenjena.',
        problems: {},
        values: {},
      },
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Lozinka je promijenjena.');
  expect(screen.queryByLabelText('Ponovite lozinku')).toBeNull();
});

test('R170 an answer that lacks everything is a success without words; a way off the site is none', () => {
  expect(readResetAnswer({})).toEqual({ done: true, message: '', form: false, onward: '', problems: {} });
  expect(readResetAnswer({ error: 1, results: { backurl: 'https://evil.example/', message: 'x' } })).toEqual({
    done: false,
    message: 'x',
    form: true,
    onward: '',
    problems: {},
  });
});
