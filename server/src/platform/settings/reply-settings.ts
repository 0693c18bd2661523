import type { SettingValues } from './settings.schema';

/** Where answers to mails about conversations come in. */
export interface ReplySettings {
  /** Of the addresses that stand for the two sides. */
  domain: string;
  /** What our own SMTP server listens on. */
  host: string;
  port: number;
}

/** One without the other would promise answers that nobody takes. */
export function replyProblems({ REPLY_DOMAIN, REPLY_SMTP_LISTEN }: SettingValues): string[] {
  if (REPLY_DOMAIN !== undefined && REPLY_SMTP_LISTEN === undefined)
    return ['REPLY_DOMAIN is set, so REPLY_SMTP_LISTEN has to be set too.'];
  if (REPLY_DOMAIN === undefined && REPLY_SMTP_LISTEN !== undefined)
    return ['REPLY_SMTP_LISTEN is set, so REPLY_DOMAIN has to be set too.'];
  return portOf(REPLY_SMTP_LISTEN ?? '') > 65_535
    ? [`REPLY_SMTP_LISTEN is "${REPLY_SMTP_LISTEN}", but its port must be 65535 or less.`]
    : [];
}

export function replySettings({ REPLY_DOMAIN, REPLY_SMTP_LISTEN }: SettingValues): ReplySettings | undefined {
  if (REPLY_DOMAIN === undefined || REPLY_SMTP_LISTEN === undefined) return undefined;
  const host = REPLY_SMTP_LISTEN.slice(0, REPLY_SMTP_LISTEN.lastIndexOf(':'));
  return { domain: REPLY_DOMAIN.toLowerCase(), host: host.replace(/^\[|\]$/g, ''), port: portOf(REPLY_SMTP_LISTEN) };
}

function portOf(listen: string): number {
  return Number(listen.slice(listen.lastIndexOf(':') + 1));
}
