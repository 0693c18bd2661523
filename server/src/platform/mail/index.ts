export { forgetOldMails, mailDelivery } from './deliver-mails';
export type { MailCalendar } from './mail-calendar';
export type { MailBlock, MailContent, MailTemplate } from './mail-template';
export { readOutbox } from './outbox.store';
export { queueMail } from './queue-mail';
export { smtpMailer, type Mailer } from './smtp-mailer';
export type { MailTables } from './mail.tables';
