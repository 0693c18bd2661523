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
  page: {
    title: 'Poruka oglašivaču',
    lead: 'Pišete oglašivaču oglasa „#”.',
    requiredPhone: 'Upišite broj telefona.',
    badPhone: 'Upišite broj sa znamenkama, na primjer 091 234 5678.',
    privacy: 'Oglašivač dobiva ime, telefon i poruku, a adresu e-pošte ne. Razgovor brišemo 24 mjeseca nakon zadnje poruke. Više piše u [Zaštiti privatnosti](privacy).',
    waiting: { title: 'Potvrdite adresu e-pošte', text: 'Poslali smo vam poveznicu. Oglašivač dobiva poruku kad je otvorite i potvrdite adresu. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.', request: 'Poslali smo vam poveznicu. Oglašivač dobiva zahtjev kad je otvorite i potvrdite adresu. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.' },
    sent: { title: 'Poruka je poslana', text: 'Oglašivač ju je dobio, a kopija je na vašoj adresi.' },
    onward: 'Natrag na oglas',
    confirm: { title: 'Potvrdite adresu e-pošte', text: 'Potvrdom šaljete poruku oglašivaču.', button: 'Potvrdi i pošalji' },
    refused: { title: 'Zahtjev nije poslan', text: 'U međuvremenu se nešto promijenilo: termin je zauzet ili je prošao, ili je razgled već dogovoren. Otvorite oglas i pošaljite zahtjev ponovno.' },
    old: { title: 'Poveznica više ne vrijedi', text: 'Poveznice vrijede sedam dana. Otvorite oglas i pošaljite poruku ponovno.' },
  },
};
