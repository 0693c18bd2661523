import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { CUT_MARK } from '../enquiry-mails';

/** First lines of what mail programs put below an answer, in the languages people have them in. */
const ORIGINAL =
  /^[\s-]{0,40}(original message|izvorna poruka|originalna poruka|ursprüngliche nachricht|messaggio originale|message d.origine|mensaje original|mensagem original|исходное сообщение|αρχικό μήνυμα)[\s-]{0,40}$/iu;
const FROM = /^\W{0,9}(from|od|von|da|de|от|από)\W{0,9}:/iu;
const SENT =
  /^\W{0,9}(sent|date|poslano|datum|gesendet|inviato|data|envoyé|date|enviado|fecha|отправлено|дата|στάλθηκε|ημερομηνία)\W{0,9}:/iu;
/** How many lines such a block of headers may have between the two. */
const HEADER_LINES = 4;
/** Answers stand at the beginning; what comes later is a quote of quotes. */
const READ_MAX = 200_000;
const SIGNATURE = /^--\s*$/;
/** Head of our own mails, which in their HTML stands above the line. */
const OUR_NAME = /^\W{0,9}Kvadrat\W{0,9}$/;
const QUOTED = /^\s*>/;
const HAS_TIME = /\d{4}|\d{1,2}[:.]\d{2}/;
/** "On 28 Nov 2026 at 10:00, … wrote:" may be wrapped. */
const ATTRIBUTION_LINES = 3;

/**
 * What somebody wrote above the mail they answer, without quotes, signature and headers of quotes, and no longer than a message
 * of the form. Text, never markup.
 * @param hidden addresses that the other side must not see, such as the writer's own in a signature
 */
export function answerText(text: string, hidden: readonly string[]): string {
  const lines = visible(text.slice(0, READ_MAX)).split('\n');
  const mark = lines.findIndex((line) => line.includes(CUT_MARK));
  const above = written(mark < 0 ? lines : lines.slice(0, mark), mark >= 0);
  // Some people answer below what their program has quoted for them.
  const answer = above === '' && QUOTED.test(lines[mark] ?? '') ? written(lines.slice(mark), false) : above;
  return shorten(hidden.reduce(hide, answer));
}

function written(lines: readonly string[], isCut: boolean): string {
  const stop = lines.findIndex((line, index) => ORIGINAL.test(line) || SIGNATURE.test(line) || isHeader(lines, index));
  const kept = (stop < 0 ? lines : lines.slice(0, stop)).map((line) => line.trimEnd());
  const quotes = kept.some((line) => QUOTED.test(line));
  const own = kept.filter((line, index) => !QUOTED.test(line) && !isAttribution(kept, index));
  return (isCut || quotes ? withoutOpening(own) : own)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isHeader(lines: readonly string[], index: number): boolean {
  return (
    FROM.test(lines[index] ?? '') && lines.slice(index + 1, index + 1 + HEADER_LINES).some((line) => SENT.test(line))
  );
}

/** A line that introduces the quote right below it. */
function isAttribution(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  return (
    line.endsWith(':') && HAS_TIME.test(line) && lines.slice(index + 1, index + 3).some((below) => QUOTED.test(below))
  );
}

/** Without what stood between the answer and the quote that was cut off. */
function withoutOpening(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  const drop = (idle: RegExp): void => {
    while (kept.length > 0 && idle.test(kept.at(-1) ?? '')) kept.pop();
  };
  drop(/^\s*$/);
  drop(OUR_NAME);
  drop(/^\s*$/);
  if (!(kept.at(-1) ?? '').endsWith(':')) return kept;
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    if (HAS_TIME.test(kept.slice(-count).join(' '))) return kept.slice(0, -count);
  }
  return kept;
}

/** Line ends as ours, and no control signs: a database takes no NUL, and nothing may turn the direction of a line around. */
function visible(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

function hide(text: string, address: string): string {
  return text.replace(new RegExp(address.replace(/[^\w@]/g, '\\$&'), 'gi'), '***');
}

function shorten(text: string): string {
  const signs = [...text];
  return signs.length <= FORM_LIMITS.messageMax
    ? text
    : `${signs
        .slice(0, FORM_LIMITS.messageMax - 1)
        .join('')
        .trimEnd()}…`;
}
