import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { FORM_STATE, showView, type ShownView } from '../../testing/view-fixtures';
import { SignupView } from '.';

const ANSWER = { message: '', data: { uuid: '1' }, service: 'email' };
let shown: ShownView;
const show = async (responses: Record<string, () => unknown> = {}, passwordMin = 6): Promise<void> => {
  shown = await showView(
    SignupView,
    { email: 'ana@primjer.hr', passwordMin, formState: { ...FORM_STATE, passwordMin } },
    { responses },
  );
};
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Otvori račun' }));
const box = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Ime'), ' Ana ');
  await userEvent.type(screen.getByLabelText('Prezime'), 'Horvat');
  await userEvent.type(screen.getByLabelText('Telefon (nije obvezno)'), '091 234 5678');
  await userEvent.type(screen.getByLabelText('Lozinka'), 'marjan-2026');
  await userEvent.click(box(/Prihvaćam/));
}

afterEach(async () => {
  await shown.page.leave();
  dropDrafts();
});

test('R167 R225 T55 exactly nine fields are sent, boxes as 0 and 1', async () => {
  await show({ [ACCOUNT_CALLS.register]: () => ANSWER });
  await fill();
  await userEvent.click(box(/mjesečni/));
  await send();
  await waitFor(() => expect(shown.onAuthenticated).toHaveBeenCalledWith({ service: 'email', signup: true }));
  expect(shown.page.host.requests).toEqual([
    {
      method: 'POST',
      path: ACCOUNT_CALLS.register,
      body: {
        first_name: 'Ana',
        last_name: 'Horvat',
        email: 'ana@primjer.hr',
        phone: '+385912345678',
        'phone-prefix': '385',
        password: 'marjan-2026',
        privacy: '1',
        communications: '0',
        newsletter: '1',
      },
    },
  ]);
});

test('R240 R249 a password that the server finds too common says so at its field as well, which gets the focus; another one takes it back', async () => {
  const refusal = new AppError('status', '422', {
    status: 422,
    words: 'Odaberite drugu lozinku.',
    problems: { password: 'common-password' },
  });
  await show({ [ACCOUNT_CALLS.register]: () => Promise.reject(refusal) });
  await fill();
  await send();
  const password = screen.getByLabelText('Lozinka');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Tu lozinku mnogi koriste/));
  expect(screen.getByRole('alert')).toHaveTextContent('Odaberite drugu lozinku.');
  expect(password).toHaveFocus();
  expect(password).toBeInvalid();
  await userEvent.type(password, 'x');
  expect(password).toBeValid();
});

test('R68 a notice that names the address takes the form’s place and gets the focus', async () => {
  await show({ [ACCOUNT_CALLS.register]: () => ANSWER });
  await fill();
  await send();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Poslali smo poruku na ana@primjer.hr.');
  await waitFor(() => expect(notice).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Otvori račun' })).toBeNull();
});

test('R207 R220 R223 R224 an empty form names every field that is wrong and goes to the first', async () => {
  await show();
  await send();
  const sentences = [
    'Upišite ime.',
    'Upišite prezime.',
    'Upišite lozinku.',
    'Za račun trebate prihvatiti uvjete i pravila privatnosti.',
  ];
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText('Ime')).toHaveFocus();
  expect(shown.page.host.requests).toEqual([]);
});

test('R209 T19 a mended field loses its error, the others keep theirs, no new ones come', async () => {
  await show();
  await send();
  await userEvent.type(screen.getByLabelText('Telefon (nije obvezno)'), '12');
  await userEvent.type(screen.getByLabelText('Ime'), 'Ana');
  expect(screen.getByLabelText('Ime')).toBeValid();
  expect(screen.getByLabelText('Prezime')).toBeInvalid();
  expect(screen.getByLabelText('Telefon (nije obvezno)')).toBeValid();
});

test('R223 a password shorter than the portal asks for is not sent', async () => {
  await show({}, 12);
  await fill();
  await send();
  expect(screen.getByLabelText('Lozinka')).toHaveAccessibleDescription('Najmanje 12 znakova. Najmanje 12 znakova.');
  expect(shown.page.host.requests).toEqual([]);
});

test('R79 terms and privacy open beside the form', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'uvjete korištenja' })).toHaveAttribute('href', '/terms/');
  expect(screen.getByRole('link', { name: 'pravila privatnosti' })).toHaveAttribute('href', '/terms/privacy/');
  for (const link of screen.getAllByRole('link', { name: /uvjete|pravila/ }))
    expect(link).toHaveAttribute('target', '_blank');
});

test('R225 boxes are off; tokens for autofill are there', async () => {
  await show();
  for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
  const tokens = ['first_name', 'last_name', 'email', 'phone', 'phone-prefix', 'password'].map((name) =>
    document.querySelector(`[name="${name}"]`)?.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['given-name', 'family-name', 'username', 'tel-national', 'tel-country-code', 'new-password']);
});

test('R69 the way to the login', async () => {
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Prijavite se' }));
  expect(shown.go).toHaveBeenCalledWith('login', {});
});

test('R249 a failure is said and what was typed stays, also when the dialog is closed; passwords do not', async () => {
  await show({ [ACCOUNT_CALLS.register]: () => Promise.reject(new AppError('status', '500', { status: 500 })) });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nešto nije uspjelo. Pokušajte ponovno.');
  expect(screen.getByLabelText('Lozinka')).toHaveValue('marjan-2026');
  await shown.page.leave();
  await show();
  expect(screen.getByLabelText('Prezime')).toHaveValue('Horvat');
  expect(screen.getByLabelText('Lozinka')).toHaveValue('');
  expect(box(/Prihvaćam/)).toBeChecked();
});
