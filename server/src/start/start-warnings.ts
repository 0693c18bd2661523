import type { Settings } from '../platform/settings';

/** What whoever starts a portal should know of its settings: a line each. */
export function startWarnings({ production, publicUrl }: Pick<Settings, 'production' | 'publicUrl'>): string[] {
  if (!production || publicUrl !== undefined) return [];
  return [
    'PUBLIC_URL is not set: links in mails and canonical addresses name localhost, and only requests that come by https get Secure cookies. Set it to the address people use, such as https://www.example.hr.',
  ];
}
