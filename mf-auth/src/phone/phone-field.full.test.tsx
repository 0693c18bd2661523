import type { MountedPage } from '@kvadrat/remote-kit/testing';
import { readValues } from '@kvadrat/remote-kit/form';
import type { Locale } from '@kvadrat/contracts/locales';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mountedView } from '../testing/mounted-view';
import { PhoneField, phoneFields, phoneProblems, loadPhoneLibrary } from '.';

let page: MountedPage;

async function show(locale: Locale = 'hr', values: Record<string, string> = {}): Promise<void> {
  const form = { field: (name: string) => ({ name, defaultValue: values[name] ?? '', error: undefined }) };
  page = await mountedView(
    () => (
      <form aria-label="forma">
        <PhoneField form={form} />
      </form>
    ),
    { locale },
  );
}
afterEach(() => page.leave());

const number = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Telefon (nije obvezno)' });
const country = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Država i pozivni broj' });
const values = (): Record<string, string> => readValues(screen.getByRole<HTMLFormElement>('form'));

test('R258 T11 the list begins with Italy, the field with the country of the language', async () => {
  await show();
  expect(country().options[0]).toHaveTextContent('Italija +39');
  expect(country()).toHaveDisplayValue('Hrvatska +385');
  expect(country().options.length).toBeGreaterThanOrEqual(220);
});

test('R231 O-17 a typed prefix selects its country, an incomplete one leaves it, the caret stays', async () => {
  await show();
  await userEvent.type(number(), '+3');
  expect(country()).toHaveValue('HR');
  await userEvent.type(number(), '9');
  expect(country()).toHaveValue('IT');
  await userEvent.clear(number());
  await userEvent.type(number(), '+38591', { initialSelectionStart: 0 });
  expect(country()).toHaveValue('HR');
  expect(number()).toHaveValue('+38591');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}7');
  expect(number()).toHaveValue('+385791');
  expect(number().selectionStart).toBe(5);
});

test('O-17 a choice made by hand stays until another prefix is typed', async () => {
  await show();
  await userEvent.selectOptions(country(), 'CA');
  await userEvent.type(number(), '+1');
  expect(country()).toHaveValue('CA');
  await userEvent.type(number(), '787');
  expect(country()).toHaveValue('PR');
});

test.each(['+385 91 123 4567', '385911234567', '00385911234567', '0911234567'])(
  'checklist sign-in 7: %j filled in at once is sent as one number and its prefix is shown once',
  async (filled) => {
    await show();
    await loadPhoneLibrary();
    fireEvent.input(number(), { target: { value: filled } });
    expect(phoneProblems(values())).toEqual({});
    expect(phoneFields(values())).toEqual({ phone: '+385911234567', 'phone-prefix': '385' });
    expect(number().value).not.toContain('385');
    expect(country()).toHaveValue('HR');
  },
);

test('a prefix that was typed key by key is shown once as soon as the field is left', async () => {
  await show();
  await userEvent.type(number(), '+49 30 901820');
  await userEvent.tab();
  expect(number()).toHaveValue('30 901820');
  expect(country()).toHaveValue('DE');
  expect(phoneFields(values())).toEqual({ phone: '+4930901820', 'phone-prefix': '49' });
});

test('T4 R222 R232 empty is well, letters and short numbers are not', async () => {
  await show();
  expect(phoneProblems(values())).toEqual({});
  expect(phoneFields(values())).toEqual({ phone: '', 'phone-prefix': '385' });
  await userEvent.type(number(), '12345');
  expect(phoneProblems(values())).toEqual({ phone: 'phone' });
});

test('what the server gives back after a form without scripts is shown again', async () => {
  await show('hr', { phone: '30 901820', 'phone-prefix': '49' });
  expect(country()).toHaveValue('DE');
  expect(number()).toHaveValue('30 901820');
});

test('names are in the page’s language', async () => {
  await show('el');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Ελλάδα +30');
});
