import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { queueMail, type MailTemplate } from '../../../platform/mail';
import {
  failedLoginsMail,
  identityLinkedMail,
  knownAddressMail,
  linkConfirmMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from '.';

const database = withTestDatabase();

const URL_WITH_PLUS = 'https://www.kvadrat.example/prijava/potvrda/#f00&email=ana%2Bstan%40example.hr';

interface Sample {
  name: string;
  queue: (locale: Locale, key: string) => Promise<void>;
}

function sample<Data>(template: MailTemplate<Data>, data: Data): Sample {
  return {
    name: template.name,
    queue: (locale, key) => queueMail(database.db, { to: 'ana+stan@example.hr', template, locale, data, key }),
  };
}

const SAMPLES: readonly Sample[] = [
  sample(verificationMail, { url: URL_WITH_PLUS }),
  sample(resetMail, { url: URL_WITH_PLUS, code: 'f00' }),
  sample(knownAddressMail, { loginUrl: URL_WITH_PLUS, resetUrl: URL_WITH_PLUS }),
  sample(failedLoginsMail, { count: 10, resetUrl: URL_WITH_PLUS }),
  sample(passwordChangedMail, { resetUrl: URL_WITH_PLUS }),
  sample(linkConfirmMail, { service: 'Facebook', url: URL_WITH_PLUS }),
  sample(identityLinkedMail, { service: 'Facebook', profileUrl: URL_WITH_PLUS }),
];

const rows = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

beforeEach(() => database.sql`truncate mail_outbox`);

test.each(SAMPLES)('$name says the same in nine languages, each in its own words', async ({ queue }) => {
  for (const locale of LOCALES) await queue(locale, locale);
  const mails = await rows();
  expect(mails).toHaveLength(LOCALES.length);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LOCALES.length);
  expect(
    mails.filter(({ subject, body_text }) => /[#!]/.test(subject) || /!|(?:^|\s)#(?:\s|[.,]|$)/m.test(body_text)),
  ).toEqual([]);
  expect(new Set(mails.map(({ body_text }) => body_text.split('\n\n').length)).size).toBe(1);
});

test.each(SAMPLES)('O-13 $name keeps plus signs of addresses and links', async ({ queue }) => {
  await queue('hr', 'a');
  const [mail] = await rows();
  expect(mail?.recipient).toBe('ana+stan@example.hr');
  expect(mail?.body_text).toContain(URL_WITH_PLUS);
  expect(mail?.body_html).toContain(`href="${URL_WITH_PLUS.replace('&', '&amp;')}"`);
});

test('1.7-57 a service with line ends adds no header', async () => {
  await queueMail(database.db, {
    to: 'ana@example.hr',
    template: linkConfirmMail,
    locale: 'en',
    data: { service: 'X\r\nBcc: svi@example.hr', url: URL_WITH_PLUS },
    key: 'a',
  });
  expect((await rows())[0]?.subject).toBe('Allow signing in with X Bcc: svi@example.hr?');
});
