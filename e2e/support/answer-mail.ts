import { createTransport, type SendMailOptions } from 'nodemailer';

/** Domain of the addresses that stand for the two sides of a conversation. */
export const REPLY_DOMAIN = 'odgovor.kvadrat.example';

/** Answers a mail of the portal as a mail program does: over SMTP, to the address it names. */
export async function answerMail(mail: SendMailOptions): Promise<void> {
  const port = Number(process.env['PORTAL_REPLIES'] ?? '');
  if (!(port > 0))
    throw new Error(
      'this portal takes no answers by mail: start it with REPLY_DOMAIN and REPLY_SMTP_LISTEN and name the port in PORTAL_REPLIES',
    );
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}
