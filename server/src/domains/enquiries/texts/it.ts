import type { EnquiryTexts } from '../enquiry-texts';

export const it: EnquiryTexts = {
  mail: {
    greeting: 'Buongiorno,',
    confirm: { subject: 'Conferma il messaggio per l’annuncio: #', text: 'da questo indirizzo è stato scritto un messaggio per l’immobile «#». L’inserzionista lo riceve solo quando confermi che l’indirizzo è tuo.', button: 'Conferma e invia', lifetime: 'Il link vale sette giorni; dopo, un messaggio non confermato viene cancellato.', note: 'Se non hai scritto tu il messaggio, non devi fare nulla: non verrà inviato.' },
    enquiry: { subject: 'Richiesta per l’annuncio: #', text: 'una persona è interessata al tuo annuncio «#».' },
    copy: { subject: 'Il tuo messaggio per l’annuncio: #', text: 'abbiamo inoltrato all’inserzionista il tuo messaggio per l’annuncio «#».', comes: 'La risposta arriva a questo indirizzo.' },
    reply: { subject: 'Risposta per l’annuncio: #', text: '# ti risponde:' },
    fields: { name: 'Nome', phone: 'Telefono', reason: 'Motivo', kind: 'Tipo' },
    written: 'Messaggio:',
    ad: 'Vedi l’annuncio',
    answer: 'Rispondi a questo messaggio come a qualsiasi altro: inoltriamo la risposta e il tuo indirizzo resta nascosto.',
    above: 'Scrivi la risposta sopra questa riga',
    files: 'Alla risposta erano allegati dei file; non li inoltriamo.',
    footnote: 'Ricevi questo messaggio per una richiesta su un annuncio del portale dimostrativo Kvadrat.',
  },
  page: {
    title: 'Messaggio all’inserzionista',
    lead: 'Scrivi all’inserzionista dell’annuncio «#».',
    requiredPhone: 'Inserisci un numero di telefono.',
    badPhone: 'Inserisci il numero in cifre, per esempio 091 234 5678.',
    privacy: 'L’inserzionista riceve nome, telefono e messaggio, ma non l’indirizzo e-mail. La conversazione viene cancellata 24 mesi dopo l’ultimo messaggio. Di più nella [Privacy](privacy).',
    waiting: { title: 'Conferma l’indirizzo e-mail', text: 'Ti abbiamo inviato un link. L’inserzionista riceve il messaggio quando lo apri e confermi l’indirizzo. Se non arriva entro qualche minuto, guarda nella posta indesiderata.', request: 'Ti abbiamo inviato un link. L’inserzionista riceve la richiesta quando lo apri e confermi l’indirizzo. Se non arriva entro qualche minuto, guarda nella posta indesiderata.' },
    sent: { title: 'Il messaggio è stato inviato', text: 'L’inserzionista lo ha ricevuto e una copia è nella tua casella.' },
    onward: 'Torna all’annuncio',
    confirm: { title: 'Conferma l’indirizzo e-mail', text: 'Confermando invii il messaggio all’inserzionista.', button: 'Conferma e invia' },
    refused: { title: 'La richiesta non è stata inviata', text: 'Nel frattempo qualcosa è cambiato: l’orario è occupato o passato, oppure una visita è già fissata. Apra l’annuncio e invii di nuovo la richiesta.' },
    old: { title: 'Il link non è più valido', text: 'I link valgono sette giorni. Apri l’annuncio e invia di nuovo il messaggio.' },
  },
};
