import { msg } from '@lingui/core/macro';

/** What the one page says that has to work while every release is broken: the server's own catalogue holds it. */
export const EMERGENCY_TEXTS = {
  title: msg`Povratak izdanja u nuždi`,
  lead: msg`Za osoblje, kad konzola izdanja ne radi. Ova stranica ne ovisi ni o jednom izdanju.`,
  token: msg`Pristupni ključ`,
  remote: msg`Modul`,
  what: msg`Što učiniti`,
  rollback: msg`Vrati prethodno izdanje`,
  off: msg`Isključi modul`,
  on: msg`Uključi modul`,
  reason: msg`Razlog`,
  send: msg`Učini`,
  done: (remote: string, revision: number) => msg`Promijenjeno: ${remote}, revizija ${revision}.`,
  unchanged: (remote: string) => msg`Sve je već bilo tako: ${remote}.`,
  refused: (code: string) => msg`Promjena je odbijena (${code}).`,
  badToken: msg`Ključ nije ispravan ili je opozvan.`,
  tooMany: msg`Previše pokušaja. Pričekajte minutu i pokušajte ponovno.`,
  console: msg`Konzola izdanja`,
  /** Before the command that does the same. */
  foot: msg`Isto čini naredba:`,
} as const;
