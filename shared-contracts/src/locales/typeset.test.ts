import { typeset } from '@kvadrat/contracts/locales';

test('short words are tied to the next, French marks to the word before', () => {
  expect(typeset('Kuća i vrt s pogledom u (i o) moru', 'hr')).toBe(
    'Kuća i\u00a0vrt s\u00a0pogledom u\u00a0(i\u00a0o) moru',
  );
  expect(typeset('a i u kući', 'hr')).toBe('a\u00a0i\u00a0u\u00a0kući');
  expect(typeset('Обмен и в доме', 'ru')).toBe('Обмен и\u00a0в\u00a0доме');
  expect(typeset('Prix : « haut » ?', 'fr')).toBe('Prix\u00a0: «\u00a0haut\u00a0»\u00a0?');
  expect(typeset('{0, plural, one {stan u projektu} other {u planu}}', 'hr')).toBe(
    '{0, plural, one {stan u\u00a0projektu} other {u\u00a0planu}}',
  );
  expect(typeset('a house : a garden', 'en')).toBe('a house : a garden');
});
