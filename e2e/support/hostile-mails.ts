import ICAL from 'ical.js';
import type { Visit } from '@kvadrat/tools/harness';
import { drawMails } from './draw-mails';
import { shown } from './hostile-journey';
import { mailTemplates, sendWrittenMails, type SentMail } from './sent-mails';

/** Would end a header and begin another, or a line of a calendar, where nobody takes care. */
const LINE_TEXTS = [
  'Ana\r\nBcc: svi@zlo.example',
  'Ana\nTo: svi@zlo.example\nSubject: Drugi',
  'Ana\rReply-To: zlo@zlo.example',
  'Ana\r\n\r\n<script>window.ran(1)</script>',
  '=?utf-8?Q?Ana=0D=0ABcc:_svi@zlo.example?=',
  'Ana" <zlo@zlo.example>, "Ivo',
  'Ana\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:drugi',
  'Ana;CN=x:mailto:zlo@zlo.example\\n\\, kraj\\',
  'Ana\u2028Bcc: svi@zlo.example\u0085X-Zlo: 1',
  '--_Part_1\r\nContent-Type: text/html',
];

/** What a mail of each kind has to say of what was typed, beside those that hold nothing of it. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  'enquiry/oglasivac': ['title', 'name', 'phone', 'message'],
  'enquiry-copy': ['title', 'message'],
  'enquiry-answer/posjetitelj': ['agency', 'answer'],
  'enquiry-answer/oglasivac': ['name', 'answer'],
  'visit-appointment/oglasivac': ['title'],
  'visit-appointment/posjetitelj': ['title'],
  'contact-message': ['name', 'message'],
  'agency-request': ['company', 'oib', 'register', 'street', 'place', 'name', 'phone', 'message'],
  'agency-message': ['name', 'phone', 'message'],
  'agency-request-decision': ['company', 'reasons'],
  'account-link-confirm': ['service'],
  'search-alert': ['title'],
  'alert-prove': ['title'],
  'own-ad': ['title'],
  'visit-reminder': ['title'],
  'moderation-advertiser': ['title', 'reasons'],
  'moderation-reporter': ['title', 'reasons'],
  'moderation-complaint': ['title', 'reasons'],
};

/** What stands in a subject. */
const SUBJECTS: Readonly<Record<string, string>> = {
  enquiry: 'title',
  'enquiry-copy': 'title',
  'enquiry-answer': 'title',
  'visit-appointment': 'title',
  'own-ad': 'title',
  'visit-reminder': 'title',
  'contact-message': 'name',
  'agency-message': 'name',
  'agency-request': 'company',
  'account-link-confirm': 'service',
};

const HEADERS = [
  'auto-submitted',
  'content-language',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
/** Of an event of ours, each of them once. */
const EVENT = [
  'uid',
  'sequence',
  'dtstamp',
  'dtstart',
  'dtend',
  'summary',
  'location',
  'description',
  'organizer',
  'attendee',
  'url',
  'status',
  'x-microsoft-cdo-busystatus',
];

/** These hostile texts, several to a field with a dot between, and one that is about lines. */
export function packed(texts: readonly string[], perField: number): string[] {
  return Array.from({ length: Math.ceil(texts.length / perField) }, (_, index) =>
    [...texts.slice(index * perField, (index + 1) * perField), LINE_TEXTS[index % LINE_TEXTS.length]].join(' · '),
  );
}

/** Sends every kind of mail with the texts in every field, and looks at each as a mail program does. */
export async function checkHostileMails(visitor: Visit, texts: readonly string[]): Promise<void> {
  const mails = await sendWrittenMails(texts);
  expect([...new Set(mails.map(({ template }) => template))].sort()).toEqual(await mailTemplates());
  for (const mail of mails) {
    checkHead(mail);
    checkCalendar(mail);
  }
  // A visit that is agreed and called off, for both sides, each time as a part to read and as a file.
  expect(mails.flatMap(({ mail }) => mail.attachments).length).toBe(texts.length * 8);
  const seen = new Map<string, Set<string>>();
  for (const mail of mails) {
    for (const [field, text] of sayings(mail)) {
      expect(legible(mail.mail.text?.replace(/^> /gm, ''))).toContain(legible(text));
      const kind = `${mail.template}/${mail.to} ${field}`;
      seen.set(kind, (seen.get(kind) ?? new Set()).add(text));
    }
  }
  // Every text was in every field of every kind.
  expect([...seen].filter(([, found]) => found.size !== texts.length)).toEqual([]);
  expect(seen.size).toBe(Object.values(SAYS).flat().length);
  const drawn = await drawMails(
    visitor,
    mails.map(({ mail: { html = '' } }) => html),
  );
  for (const [index, mail] of mails.entries()) {
    for (const [, text] of sayings(mail)) expect(legible(drawn[index])).toContain(legible(text));
  }
}

/** The fields a mail has to repeat, and what stood in them. */
function sayings({ template, to, written }: SentMail): [field: string, text: string][] {
  const fields = SAYS[template] ?? SAYS[`${template}/${to}`] ?? [];
  return fields.map((field) => [field, written[field] ?? '']);
}

/** As a page shows it; answers by mail come without control signs and without those that turn a line around. */
function legible(text = ''): string {
  return shown(text.replace(/[^\P{Cc}\s]|[\u202a-\u202e\u2066-\u2069]/gu, ''));
}

/** One of each header, and only ours; one reader, one sender, one address for answers. */
function checkHead({ head, mail, template, written, to }: SentMail): void {
  const names = head.map((line) => line.split(':')[0]?.toLowerCase() ?? '');
  expect(names.filter((name, index) => !HEADERS.includes(name) || names.indexOf(name) !== index)).toEqual([]);
  expect(mail.from?.address).toBe('info@kvadrat.example');
  expect([mail.to?.length, mail.cc, mail.bcc, (mail.replyTo ?? []).length < 2]).toEqual([
    1,
    undefined,
    undefined,
    true,
  ]);
  expect(mail.to?.[0]?.address).toMatch(new RegExp(`^${to}\\d+@`));
  expect(mail.replyTo?.[0]?.address ?? '').toMatch(
    /^$|^[0-9a-f]{20}@odgovor\.kvadrat\.example$|^posjetitelj\d+@|^osoblje@kvadrat\.example$/,
  );
  const field = SUBJECTS[template];
  if (field !== undefined) expect(shown(mail.subject ?? '')).toContain(shown(written[field] ?? ''));
  // Two parts and a calendar, and no part that somebody has typed.
  expect(mail.attachments.filter(({ mimeType }) => !/^(text\/calendar|application\/ics)$/.test(mimeType))).toEqual([]);
}

/** A calendar holds one event, which says the title and the place, with one organizer and one guest. */
function checkCalendar({ mail, written }: SentMail): void {
  for (const { content } of mail.attachments) {
    const root = ICAL.Component.fromString(typeof content === 'string' ? content : new TextDecoder().decode(content));
    const event = root.getFirstSubcomponent('vevent');
    if (event === null) throw new Error('a calendar without an event');
    expect(root.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
    const names = event.getAllProperties().map(({ name }) => name);
    expect([names.length, new Set(names).size, event.getAllSubcomponents()]).toEqual([names.length, names.length, []]);
    expect([event.getFirstPropertyValue('organizer'), names.filter((name) => !EVENT.includes(name))]).toEqual([
      'mailto:info@kvadrat.example',
      [],
    ]);
    expect(shown(String(event.getFirstPropertyValue('summary')))).toContain(shown(written['title'] ?? ''));
    expect(shown(String(event.getFirstPropertyValue('location')))).toContain(shown(written['place'] ?? ''));
    expect(String(event.getFirstPropertyValue('attendee')).toLowerCase()).toMatch(
      /^mailto:(posjetitelj|oglasivac)\d+@[a-z]+\.hr$/,
    );
  }
}
