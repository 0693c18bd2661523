import { ValidationError } from 'yup';
import { FORM_LIMITS, MESSAGE_TOPICS, messageSchema } from '@kvadrat/contracts/forms';

const GOOD = {
  topic: 'general',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  message: 'Zanima me kako predati oglas.',
};

function failures(change: Record<string, string>): Record<string, string> {
  try {
    messageSchema.validateSync({ ...GOOD, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const byField: Record<string, string> = {};
    for (const { path = '', message } of error.inner) byField[path] ??= message;
    return byField;
  }
}

test.each([
  [{}, {}],
  [{ topic: '' }, { topic: 'required' }],
  [{ topic: 'kava' }, { topic: 'allowed-values' }],
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'š'.repeat(FORM_LIMITS.name + 1) }, { name: 'max-length' }],
  [{ email: 'ana@' }, { email: 'email' }],
  [{ message: 'Kratko' }, { message: 'min-length' }],
  [{ message: '😀'.repeat(FORM_LIMITS.messageMax) }, {}],
  [{ message: 'x'.repeat(FORM_LIMITS.messageMax + 1) }, { message: 'max-length' }],
])('R10 a message with %j gives %j', (change, expected) => {
  expect(failures(change)).toEqual(expected);
});

test('R10 every topic is accepted', () => {
  expect(MESSAGE_TOPICS.map((topic) => failures({ topic }))).toEqual(MESSAGE_TOPICS.map(() => ({})));
});
