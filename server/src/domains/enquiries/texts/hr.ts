import type { EnquiryTexts } from '../enquiry-texts';

export const hr: EnquiryTexts = {
  mail: {
    greeting: 'Poštovani,',
    confirm: { subject: 'Potvrdite poruku za oglas: #', text: 's ove je adrese poslana poruka oglašivaču nekretnine „#”. Oglašivač je dobiva tek kad potvrdite da je adresa vaša.', button: 'Potvrdi i pošalji', lifetime: 'Poveznica vrijedi sedam dana; nepotvrđenu poruku nakon toga brišemo.', note: 'Ako poruku niste pisali vi, ne trebate učiniti ništa: neće biti poslana.' },
    enquiry: { subject: 'Upit za oglas: #', text: 'zainteresirana osoba javlja se za vaš oglas „#”.' },
    copy: { subject: 'Vaša poruka za oglas: #', text: 'vašu poruku za oglas „#” proslijedili smo oglašivaču.', comes: 'Odgovor stiže na ovu adresu.' },
    reply: { subject: 'Odgovor za oglas: #', text: '# vam odgovara:' },
    fields: { name: 'Ime', phone: 'Telefon', reason: 'Razlog', kind: 'Vrsta' },
    written: 'Poruka:',
    ad: 'Pogledajte oglas',
    answer: 'Odgovorite na ovu poruku kao na svaku drugu: odgovor prosljeđujemo, a vaša adresa ostaje skrivena.',
    above: 'Odgovor napišite iznad ove crte',
    files: 'Uz odgovor su bili privitci; njih ne prosljeđujemo.',
    footnote: 'Ovu poruku dobivate zbog upita za oglas na demonstracijskom portalu Kvadrat.',
  },
};
