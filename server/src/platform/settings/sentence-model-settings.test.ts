import { readSettings, SettingsError } from './settings';

test('R241 a model for sentences is off until it has an address and a name', () => {
  expect(readSettings({}).sentenceModel).toBeUndefined();
  const settings = {
    SENTENCE_MODEL_URL: 'https://models.example/v1/',
    SENTENCE_MODEL_NAME: 'small',
    SENTENCE_MODEL_KEY: 'k',
  };
  expect(readSettings(settings).sentenceModel).toEqual({ url: 'https://models.example', key: 'k', name: 'small' });
  expect(readSettings({ ...settings, SENTENCE_MODEL_KEY: '' }).sentenceModel?.key).toBeUndefined();
});

test.each([
  [{ SENTENCE_MODEL_URL: 'https://models.example' }, 'SENTENCE_MODEL_NAME must be'],
  [{ SENTENCE_MODEL_NAME: 'small' }, 'SENTENCE_MODEL_URL must be'],
  [{ SENTENCE_MODEL_URL: 'http://models.example', SENTENCE_MODEL_NAME: 'small' }, 'begins with https://'],
])('R241 %p is half a setting', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(sentence);
});
