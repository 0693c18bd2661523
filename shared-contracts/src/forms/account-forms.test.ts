import { ValidationError, type ObjectSchema } from 'yup';
import {
  contactSchema,
  entrySchema,
  loginSchema,
  recoverySchema,
  resetSchema,
  signupSchema,
} from '@kvadrat/contracts/forms';

/** First message of each field that is wrong. */
function failures<T extends object>(schema: ObjectSchema<T>, values: Record<string, unknown>): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const byField: Record<string, string> = {};
    for (const { path = '', message } of error.inner) byField[path] ??= message;
    return byField;
  }
}

const ADDRESS_100 = `${'a'.repeat(89)}@example.hr`;
const GOOD_SIGNUP = {
  first_name: "Šćepan-Đurđa O'Brien",
  last_name: 'Horvat',
  email: 'ana@example.hr',
  phone: '',
  password: 'tajna1',
  privacy: true,
};

describe('account forms', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a', 'email'],
    ['a@b', 'email'],
    [`a${ADDRESS_100}`, 'max-length'],
  ])('R218 R229 e-mail %j gives %s', (email, message) => {
    expect(failures(loginSchema, { email, password: 'x' })).toEqual({ email: message });
    expect(failures(entrySchema, { email })).toEqual({ email: message });
  });

  test('R218 T6 O-15 100 characters after trimming are accepted and the value is trimmed', () => {
    expect(ADDRESS_100).toHaveLength(100);
    expect(failures(entrySchema, { email: `  ${ADDRESS_100}\u00a0` })).toEqual({});
    expect(entrySchema.cast({ email: ' ana@example.hr\t' })).toEqual({ email: 'ana@example.hr' });
  });

  test('R219 a password of the login is required, at most 50, without a minimum and never trimmed', () => {
    const login = (password: string): Record<string, string> => failures(loginSchema, { email: 'a@b.hr', password });
    expect(login('12345')).toEqual({});
    expect(login('x'.repeat(50))).toEqual({});
    expect(login('x'.repeat(51))).toEqual({ password: 'max-length' });
    expect(login('')).toEqual({ password: 'required' });
    expect(loginSchema.cast({ email: 'a@b.hr', password: ' x ' }).password).toBe(' x ');
  });

  test('R220 R221 R222 R225 a good sign-up passes, with an empty phone and the marketing boxes off', () => {
    expect(failures(signupSchema, GOOD_SIGNUP)).toEqual({});
    expect(signupSchema.cast(GOOD_SIGNUP)).toMatchObject({ communications: false, newsletter: false });
  });

  test.each([
    ['R220', { first_name: '  ' }, { first_name: 'required' }],
    ['R220', { last_name: 'š'.repeat(101) }, { last_name: 'max-length' }],
    ['R220', { last_name: 'š'.repeat(100) }, {}],
    ['R222', { phone: '12345' }, { phone: 'phone' }],
    ['R223', { password: 'x'.repeat(5) }, { password: 'min-length' }],
    ['R223', { password: 'x'.repeat(6) }, {}],
    ['R223', { password: 'x'.repeat(50) }, {}],
    ['R223', { password: 'x'.repeat(51) }, { password: 'max-length' }],
    ['R224', { privacy: false }, { privacy: 'required-truthy' }],
    ['R224', { privacy: undefined }, { privacy: 'required-truthy' }],
  ])('%s sign-up with %j gives %j', (_requirement, change, expected) => {
    expect(failures(signupSchema, { ...GOOD_SIGNUP, ...change })).toEqual(expected);
  });

  test('R226 recovery wants a valid address and names no maximum', () => {
    expect(failures(recoverySchema, { email: `a${ADDRESS_100}` })).toEqual({});
    expect(failures(recoverySchema, { email: '' })).toEqual({ email: 'required' });
    expect(failures(recoverySchema, { email: 'a@b' })).toEqual({ email: 'email' });
  });

  test('R227 T5 the repeated password must be equal, the error stands on it alone', () => {
    expect(failures(resetSchema, { pwd: 'abc123', pwdrip: 'abc124' })).toEqual({ pwdrip: 'same-password' });
    expect(failures(resetSchema, { pwd: 'abc123', pwdrip: '' })).toEqual({ pwdrip: 'required' });
    expect(failures(resetSchema, { pwd: 'abc12', pwdrip: 'abc12' })).toEqual({ pwd: 'min-length' });
    expect(failures(resetSchema, { pwd: 'x'.repeat(60), pwdrip: 'x'.repeat(60) })).toEqual({});
  });

  test('R228 T4 the lead form requires e-mail and phone', () => {
    expect(failures(contactSchema, {})).toEqual({ email: 'required', phone: 'required' });
    expect(failures(contactSchema, { email: 'a@b.hr', phone: '091/234-5678' })).toEqual({});
  });

  test('R227 an empty repetition is one error, not two', async () => {
    const error: unknown = await resetSchema
      .validate({ pwd: 'abc123', pwdrip: '' }, { abortEarly: false })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ errors: ['required'] });
  });

  test('R228 the text of a lead may be missing and is trimmed', () => {
    const lead = { email: 'a@b.hr', phone: '091/234-5678' };
    expect(contactSchema.cast(lead).text).toBe('');
    expect(contactSchema.cast({ ...lead, text: ' Zanima me stan.\n' }).text).toBe('Zanima me stan.');
  });
});
