import { msg, plural } from '@lingui/core/macro';
import { LOCALES } from '@kvadrat/contracts/locales';
import { GREETING } from '../mail';
import { sayIn } from '.';

test('many languages are spoken at once, none of them the current one', () => {
  const voices = LOCALES.map((locale) => sayIn(locale));
  const said = voices.map((say) => say(GREETING));
  expect(new Set(said).size).toBe(LOCALES.length);
  expect(said[0]).toBe('Poštovani,');
  expect(voices.map((say) => say(GREETING))).toEqual(said);
});

test('values are filled in as they are, and no short word ends a line', () => {
  const [ad, name] = ['Kuća u {centru} # $&', '<b>'];
  expect(sayIn('hr')(msg`${ad} za ${name}`)).toBe('Kuća u\u00a0{centru} # $& za <b>');
});

test('numbers take the form that the language asks for', () => {
  const minutes = (count: number): string =>
    sayIn('hr')(msg`${plural(count, { one: '# minuta', few: '# minute', other: '# minuta' })}`);
  expect([1, 3, 15, 21, 22].map(minutes)).toEqual(['1 minuta', '3 minute', '15 minuta', '21 minuta', '22 minute']);
});
