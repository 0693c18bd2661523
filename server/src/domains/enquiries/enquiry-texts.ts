import { msg } from '@lingui/core/macro';

/** Sentences of the mails between visitors and advertisers. */
export const ENQUIRY_TEXTS = {
  confirm: {
    subject: (ad: string) => msg`Potvrdite poruku za oglas: ${ad}`,
    text: (ad: string) =>
      msg`s ove je adrese poslana poruka oglašivaču nekretnine „${ad}”. Oglašivač je dobiva tek kad potvrdite da je adresa vaša.`,
    button: msg`Potvrdi i pošalji`,
    lifetime: msg`Poveznica vrijedi sedam dana; nepotvrđenu poruku nakon toga brišemo.`,
    note: msg`Ako poruku niste pisali vi, ne trebate učiniti ništa: neće biti poslana.`,
  },
  enquiry: {
    subject: (title: string) => msg`Upit za oglas: ${title}`,
    text: (title: string) => msg`zainteresirana osoba javlja se za vaš oglas „${title}”.`,
  },
  /** To the visitor: what was passed on; `comes` where answers by mail are taken. */
  copy: {
    subject: (title: string) => msg`Vaša poruka za oglas: ${title}`,
    text: (title: string) => msg`vašu poruku za oglas „${title}” proslijedili smo oglašivaču.`,
    comes: msg`Odgovor stiže na ovu adresu.`,
  },
  reply: {
    subject: (title: string) => msg`Odgovor za oglas: ${title}`,
    text: (writer: string) => msg`${writer} vam odgovara:`,
  },
  fields: { name: msg`Ime`, phone: msg`Telefon`, reason: msg`Razlog`, kind: msg`Vrsta` },
  written: msg`Poruka:`,
  ad: msg`Pogledajte oglas`,
  answer: msg`Odgovorite na ovu poruku kao na svaku drugu: odgovor prosljeđujemo, a vaša adresa ostaje skrivena.`,
  /** Stands on a line of its own above what a mail says, so that what is quoted below an answer can be cut off. */
  above: msg`Odgovor napišite iznad ove crte`,
  /** Files of an answer by mail are not passed on. */
  files: msg`Uz odgovor su bili privitci; njih ne prosljeđujemo.`,
  /** Files of a message of the page stay there. */
  attached: msg`Uz poruku su i datoteke. Otvorite ih na portalu, na stranici „Poruke”.`,
  footnote: msg`Ovu poruku dobivate zbog upita za oglas na demonstracijskom portalu Kvadrat.`,
};

/** Why somebody gets a mail about a conversation. */
export const ENQUIRY_FOOTNOTE = ENQUIRY_TEXTS.footnote;
