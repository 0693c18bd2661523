import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { htmlToText } from '../../../platform/text';
import { CUT_MARK } from '../enquiry-mails';
import { answerText } from './answer-text';

const line = `${CUT_MARK} Odgovor napišite iznad ove crte ${CUT_MARK}`;
const OURS = `${line}\nPoštovani,\nIvo pita`;
const cut = (text: string): string => answerText(text, ['info@maris.example']);

test.each([
  [
    'Gmail',
    `Slobodan je.\n\nsub, 28. stu 2026. u 10:00 Kvadrat <info@kvadrat.example> napisao je:\n\n> ${line}\n>\n> Poštovani,`,
  ],
  [
    'Gmail, its line wrapped',
    `Slobodan je.\n\nOn Sat, 28 Nov 2026 at 10:00, Kvadrat <info@kvadrat.example>\nwrote:\n\n> ${line}\n> Poštovani,`,
  ],
  ['Thunderbird', `Slobodan je.\n\nAm 28.11.2026 um 10:00 schrieb Kvadrat:\n> ${line}\n> Poštovani,`],
  [
    'Outlook',
    `Slobodan je.\n\n________________________________\nVon: Kvadrat <info@kvadrat.example>\nGesendet: Samstag, 28. November 2026 10:00\nAn: Maris\nBetreff: Upit\n\n${OURS}`,
  ],
  [
    'Outlook in Croatian',
    `Slobodan je.\n\nOd: Kvadrat <info@kvadrat.example>\nPoslano: 28. studenoga 2026.\nPrima: Maris\n\n${OURS}`,
  ],
  ['an old Outlook', `Slobodan je.\n\n-----Izvorna poruka-----\n${OURS}`],
  ['a signature', `Slobodan je.\n\n-- \nMaris nekretnine\ninfo@maris.example\n\n${OURS}`],
  ['our name above the line', `Slobodan je.\n\nOn 28 Nov 2026, at 10:00, Kvadrat wrote:\n\nKvadrat■\n\n${OURS}`],
  [
    'the line taken away',
    'Slobodan je.\r\n\r\nOn 28 Nov 2026, at 10:00, Kvadrat wrote:\r\n\r\n> Poštovani,\r\n> Ivo pita\r\n',
  ],
  ['an answer below', `On 28 Nov 2026, at 10:00, Kvadrat wrote:\n> ${line}\n> Poštovani,\n\nSlobodan je.\n`],
  ['nothing quoted', 'Slobodan je.'],
])('R119 of an answer by %s only the answer stays', (_name, text) => {
  expect(cut(text).replace(/_{5,}/, '').trim()).toBe('Slobodan je.');
});

test('R119 what people write themselves stays, colons, dates and lines', () => {
  const own = 'Mogući termini su u 2026.:\n\n- 10:30\n- 11:30\n\nOd: vrata nadesno.\nDatum po dogovoru';
  expect(cut(own)).toBe(own);
  expect(cut(`Evo cijene:\n\n${OURS}`)).toBe('Evo cijene:');
});

test('R119 HTML becomes text, scripts and styles go', () => {
  const html = `<div>Slobodan je.<br>Cijena &lt;b&gt; 200&nbsp;000</div><script>alert(1)</script><div class="gmail_quote">On Sat, 28 Nov 2026 at 10:00, Kvadrat &lt;a@b.hr&gt; wrote:<blockquote><p>Kvadrat<span>■</span></p><p>${line}</p><p>Poštovani,</p></blockquote></div>`;
  expect(cut(htmlToText(html))).toBe('Slobodan je.\nCijena <b> 200 000');
});

test('O-23 control signs go, and so does the address that is to stay hidden', () => {
  expect(cut('a\u0000b\u202ec\u0007 INFO@maris.example, druga@adresa.hr')).toBe('abc ***, druga@adresa.hr');
});

test('nothing is left of an answer without one', () => {
  expect(cut(`\n\nOn 28 Nov 2026, at 10:00, Kvadrat wrote:\n> ${line}\n> Poštovani,\n`)).toBe('');
});

test('R178 an answer is no longer than a message of the form', () => {
  const long = cut('š'.repeat(5000));
  expect([[...long].length, long.endsWith('š…')]).toEqual([FORM_LIMITS.messageMax, true]);
});

test('an answer of a megabyte is read in a moment', () => {
  const before = process.cpuUsage();
  for (const part of ['> x\n', ' \n', 'Od:\n', 'a:\n', '-', '2026 ']) cut(part.repeat(300_000 / part.length));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
});
