import { BREAKPOINTS } from '@kvadrat/contracts/constants';

export interface WebmailLink {
  /** Name of the service, the same in every language. */
  service: string;
  href: string;
  /** The address opens an app and no page, so it needs no tab of its own. */
  app: boolean;
}

interface Service {
  name: string;
  domains: RegExp;
  web: string;
  /** Scheme of the service's app on small screens; Gmail and Libero keep the web. */
  app?: string;
}

/** Domains of one brand under `.com` and the endings of countries: `hotmail.it`, `yahoo.co.uk`, `live.com`. */
const COUNTRIES = '\\.(?:com|[a-z]{2}|com?\\.[a-z]{2})';

const SERVICES: readonly Service[] = [
  { name: 'Gmail', domains: /^(?:gmail|googlemail)\.com$/, web: 'https://mail.google.com/' },
  {
    name: 'Outlook',
    domains: new RegExp(`^(?:live|microsoft|msn|outlook|hotmail)${COUNTRIES}$`),
    web: 'https://outlook.live.com/mail/',
    app: 'ms-outlook://',
  },
  { name: 'Yahoo Mail', domains: new RegExp(`^yahoo${COUNTRIES}$`), web: 'https://mail.yahoo.com/', app: 'ymail://' },
  { name: 'Libero Mail', domains: /^libero\.it$/, web: 'https://mail.libero.it/' },
  { name: 'iCloud Mail', domains: /^(?:icloud|me|mac)\.com$/, web: 'https://www.icloud.com/mail/', app: 'message://' },
];

/**
 * The way to a visitor's inbox by the domain of the address; null for every domain that is not a known
 * service's own.
 * @param width of the window in CSS pixels; below `sm` the apps are asked
 */
export function webmailLink(address: string, width: number): WebmailLink | null {
  const [local = '', ...rest] = address.trim().toLowerCase().split('@');
  const domain = rest.at(-1) ?? '';
  const service = local === '' ? undefined : SERVICES.find(({ domains }) => domains.test(domain));
  if (service === undefined) return null;
  const app = width < BREAKPOINTS.sm ? service.app : undefined;
  return { service: service.name, href: app ?? service.web, app: app !== undefined };
}
