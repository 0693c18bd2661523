import { firstWithProblem, readValues, withoutEmpty, withoutPasswords } from './form-values';

function form(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}</form>`;
  const [first] = document.forms;
  if (first === undefined) throw new Error('no form');
  return first;
}

const SIGN_UP = form(`
  <input type="hidden" name="csrf" value="t">
  <input name="email" value="ana@primjer.hr">
  <select name="phone-prefix"><option value="385" selected>+385</option></select>
  <input type="password" name="password" autocomplete="new-password" value="tajna1">
  <input type="password" name="old" autocomplete="current-password" value="tajna0">
  <input type="checkbox" name="privacy" value="1" checked>
  <input type="checkbox" name="newsletter" value="1">
  <input type="file" name="photo">
  <textarea name="note">bok</textarea>`);

test('what a browser would send is read: an empty box is absent, a file is no text', () => {
  expect(readValues(SIGN_UP)).toEqual({
    csrf: 't',
    email: 'ana@primjer.hr',
    'phone-prefix': '385',
    password: 'tajna1',
    old: 'tajna0',
    privacy: '1',
    note: 'bok',
  });
});

test('checklist 55: no password and nothing hidden is kept, everything else is', () => {
  expect(withoutPasswords(SIGN_UP, readValues(SIGN_UP))).toEqual({
    email: 'ana@primjer.hr',
    'phone-prefix': '385',
    privacy: '1',
    note: 'bok',
  });
});

test.each([
  [{ note: 'x', email: 'y' }, 'email'],
  [{ note: 'x', 'phone-prefix': 'y' }, 'phone-prefix'],
  [{ note: 'x' }, 'note'],
  [{ privacy: 'x', csrf: 'y' }, 'privacy'],
])('R207 of the problems %j the first field in the document’s order is %s', (problems, name) => {
  expect(firstWithProblem(SIGN_UP, problems)?.getAttribute('name')).toBe(name);
});

test('nobody is led to what cannot be seen, nor to a field that is not there', () => {
  expect(firstWithProblem(SIGN_UP, { csrf: 'x', nobody: 'y' })).toBeNull();
  expect(firstWithProblem(SIGN_UP, {})).toBeNull();
});

test('what was said to be empty is no value', () => {
  expect(withoutEmpty({ email: '', name: ' ', code: '0' })).toEqual({ name: ' ', code: '0' });
});
