import { findWarnings } from './find-warnings';

describe('R274 a reader is warned by rules, in nine languages', () => {
  test.each([
    ['hr', 'Uplatite mi predujam od 500 € pa vam šaljem ključ.'],
    ['hr', 'Kaparu treba odmah platiti, interes je velik.'],
    ['de', 'Bitte überweisen Sie vorab die Kaution.'],
    ['en', 'Please send the deposit first, I am abroad.'],
    ['it', 'Mi invia la caparra e le spedisco le chiavi.'],
    ['fr', 'Vous pouvez envoyer un acompte de 300 euros.'],
    ['es', 'Hay que pagar la fianza por adelantado.'],
    ['ru', 'Переведите задаток, и я вышлю ключи.'],
    ['pt', 'Pode transferir o sinal hoje.'],
    ['el', 'Στείλτε την προκαταβολή σήμερα.'],
  ])('%s: money ahead', (_locale, text) => expect(findWarnings(text)).toContain('advance-payment'));

  test.each([
    'Pišite mi na WhatsApp',
    'Javite se na Viber 091 123',
    'https://wa.me/385911234567',
    'Напишите в Телеграм',
  ])('a messenger: %s', (text) => expect(findWarnings(text)).toEqual(['messenger']));

  test.each(['via Western Union only', 'Plaćanje bitcoinom? Ne, USDT.', 'Geschenkkarte'])(
    'nobody gets it back: %s',
    (text) => expect(findWarnings(text)).toContain('untraceable-payment'),
  );

  test('an account abroad is known by its check digits; one at home is nothing to warn of', () => {
    expect(findWarnings('IBAN: DE89 3704 0044 0532 0130 00, hvala')).toEqual(['foreign-account']);
    expect(findWarnings('HR12 1001 0051 8630 0016 0')).toEqual([]);
    expect(findWarnings('DE00 3704 0044 0532 0130 00')).toEqual([]);
  });

  test.each([
    'Dobar dan! Lođa nije ostakljena, a spremište od 4 m² ide uz stan.',
    'Stan se nalazi u Splitu, cijena je 248.000 €.',
    'Može u petak u 18. Vidimo se ispred ulaza.',
    'Wie hoch ist die Kaution?',
    'Is the price final? I could come on Saturday.',
    'Koliko se plaća struja? Ima li parking.',
    'The signal is good in the whole house.',
    'Plaćeno je sve. Depozit vraćamo kod izlaska.',
  ])('of plain words nothing is said: %s', (text) => expect(findWarnings(text)).toEqual([]));

  test('hostile lengths take no time', () => {
    const before = process.cpuUsage();
    findWarnings('uplatite '.repeat(500));
    findWarnings(`DE89${' A1'.repeat(2000)}`);
    findWarnings('a,'.repeat(10_000));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});
