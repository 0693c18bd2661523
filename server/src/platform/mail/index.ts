export { forgetOldMails, mailDelivery } from './deliver-mails';
export { GREETING } from './greeting';
export type { MailCalendar } from './mail-calendar';
export { paragraph, type MailBlock, type MailContent, type MailTemplate } from './mail-template';
export { readOutbox } from './outbox.store';
export { queueMail, queueMails, type MailOrder } from './queue-mail';
export { smtpMailer, type Mailer } from './smtp-mailer';
export type { MailTables } from './mail.tables';
