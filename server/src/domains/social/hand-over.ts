import type { FastifyReply } from 'fastify';

/** Long enough for the page to read them after the popup has closed. */
const SECONDS = 60;

export interface HandOver {
  signup: boolean;
  uuid: string;
  email: string;
  phone: string;
}

/** Cookies the page reads after a popup, and then deletes: whose sign-in it was, and whether it made an account. */
export function giveHandOver(reply: FastifyReply, { signup, uuid, email, phone }: HandOver, secure: boolean): void {
  const values = { ...(signup ? { signup_social: '1' } : {}), user_uuid: uuid, email, phone };
  for (const [name, value] of Object.entries(values)) {
    reply.header(
      'set-cookie',
      [
        `${name}=${encodeURIComponent(value)}`,
        'Path=/',
        'SameSite=Lax',
        `Max-Age=${SECONDS}`,
        ...(secure ? ['Secure'] : []),
      ].join('; '),
    );
  }
}
