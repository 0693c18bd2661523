import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { refuseForeign } from '../../platform/http';
import { defineLimits, MINUTE } from '../../platform/limits';
import { LocaleParameter, reference } from '../../platform/schema';

/** What is done by links of mails, over all kinds; whoever has such a link needs no account. */
export const LINK_LIMITS = defineLimits('links', {
  follow: { network: [{ calls: 30, seconds: 10 * MINUTE }], open: true },
});

/** Longer than any that we hand out. */
const LinkText = Type.String({ maxLength: 100 });

/** Looking at what a link is about, which does nothing: in the address it is a parameter, whose value no log tells. */
export const LookQuery = Type.Object({ [LINK_PARAMETERS.link]: LinkText, locale: LocaleParameter });

/** The body of what is done by a link; no address holds it. */
export const LinkBody = { link: LinkText, message: Type.Optional(Type.String({ maxLength: FORM_LIMITS.messageMax })) };

/** How such a call may refuse: 404 for a link that is none, 410 once something has happened since its mail. */
export const linkRefusals = {
  400: reference('ApiError'),
  403: reference('ApiError'),
  404: reference('ApiError'),
  409: reference('ApiError'),
  410: reference('ApiError'),
  429: reference('ApiError'),
};

export interface LookAtLink {
  Querystring: { veza: string; locale?: string };
}

/** Guards what is done by a link: the link itself says who does it, so that no token is asked for. @throws AppError `forbidden` */
export function guardLink(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  refuseForeign(request);
}
