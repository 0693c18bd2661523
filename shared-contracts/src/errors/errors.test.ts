import { AppError, isAppError, MFE_CODES } from '.';

test('an error carries its code, status and cause', () => {
  const cause = new Error('socket closed');
  const error = new AppError('connection', 'no answer', { status: 502, cause });
  expect(error).toMatchObject({ name: 'AppError', code: 'connection', status: 502, message: 'no answer', cause });
  expect(isAppError(error)).toBe(true);
});

test('errors of another copy of this package are known, foreign ones are not', () => {
  const other = Object.assign(new Error('x'), { name: 'AppError', code: 'gone' });
  expect(isAppError(other)).toBe(true);
  for (const value of [new Error('x'), { name: 'AppError', code: 'gone' }, null, 'AppError'])
    expect(isAppError(value)).toBe(false);
});

test('platform codes have the form MFE-000 and say what happened', () => {
  for (const [code, text] of Object.entries(MFE_CODES)) {
    expect(code).toMatch(/^MFE-\d{3}$/);
    expect(text).not.toBe('');
  }
});
