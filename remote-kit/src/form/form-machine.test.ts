import { GENERIC_STATUS, nextFormState, UNTOUCHED, type FormEvent, type FormState } from './form-machine';

const BUSY: FormState = { status: 'submitting', problems: {}, message: '' };
const WRONG: FormState = { status: 'error', problems: { email: 'email', password: 'required' }, message: '' };
const REFUSED: FormState = { status: 'error', problems: {}, message: 'Ne' };
const DONE: FormState = { status: 'success', problems: {}, message: '' };

const submit = (problems = {}): FormEvent => ({ type: 'submit', problems });
const edit = (field: string, problems: Record<string, string>): FormEvent => ({ type: 'edit', field, problems });

test.each<[string, FormState, FormEvent, FormState]>([
  [
    'R207 a wrong form is not sent',
    UNTOUCHED,
    submit({ email: 'required' }),
    { status: 'error', problems: { email: 'required' }, message: '' },
  ],
  ['R208 a right one is', UNTOUCHED, submit(), BUSY],
  ['R206 a second press changes nothing', BUSY, submit({ email: 'required' }), BUSY],
  ['R205 a refused form is sent again, without its message', REFUSED, submit(), BUSY],
  ['R205 so is one that has succeeded', DONE, submit(), BUSY],
  [
    'R208 success with a message',
    BUSY,
    { type: 'succeed', message: 'Da' },
    { status: 'success', problems: {}, message: 'Da' },
  ],
  ['R208 success without', BUSY, { type: 'succeed' }, DONE],
  ['R208 failure with a message', BUSY, { type: 'fail', message: 'Ne' }, REFUSED],
  [
    'R208 failure at fields',
    BUSY,
    { type: 'fail', problems: { email: 'email' } },
    { status: 'error', problems: { email: 'email' }, message: '' },
  ],
  [
    'R209 a mended field leaves the other error',
    WRONG,
    edit('email', { password: 'required' }),
    { status: 'error', problems: { password: 'required' }, message: '' },
  ],
  [
    'R209 another error of the same field takes its place',
    WRONG,
    edit('email', { email: 'max-length', password: 'required' }),
    { ...WRONG, problems: { email: 'max-length', password: 'required' } },
  ],
  [
    'R209 T19 a field that had no error gets none',
    WRONG,
    edit('email', { password: 'required', first_name: 'required' }),
    { ...WRONG, problems: { password: 'required' } },
  ],
  ['R209 T19 editing a field without error changes nothing', WRONG, edit('first_name', {}), WRONG],
  ['R209 nothing is checked before the first submit', UNTOUCHED, edit('email', { email: 'email' }), UNTOUCHED],
  ['R209 a refusal of the server stands until the next submit', REFUSED, edit('email', {}), REFUSED],
  ['R209 what is typed meanwhile changes nothing', BUSY, edit('email', { email: 'email' }), BUSY],
  [
    'R210 without errors it is ok again, and the message is gone',
    { ...WRONG, message: 'Ne' },
    edit('email', {}),
    UNTOUCHED,
  ],
])('%s', (_name, state, event, next) => expect(nextFormState(state, event)).toEqual(next));

test('R205 T20 the two vocabularies name the same states', () => {
  expect(GENERIC_STATUS).toEqual({ idle: 'ok', submitting: 'loading', success: 'success', error: 'error' });
});
