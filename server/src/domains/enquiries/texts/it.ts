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
};
