import type { Locale } from '@kvadrat/contracts/locales';

export interface OutboxTexts {
  title: string;
  empty: string;
  waiting: string;
  sent: string;
  givenUp: string;
}

/** Texts of the page of mails. */
export const OUTBOX_TEXTS: Readonly<Record<Locale, OutboxTexts>> = {
  hr: { title: 'Izlazna pošta', empty: 'Još nema poruka.', waiting: 'čeka slanje', sent: 'poslano', givenUp: 'slanje obustavljeno' },
  de: { title: 'Ausgehende E-Mails', empty: 'Noch keine E-Mails.', waiting: 'wartet auf den Versand', sent: 'gesendet', givenUp: 'Versand aufgegeben' },
  en: { title: 'Outgoing mail', empty: 'No mails yet.', waiting: 'waiting to be sent', sent: 'sent', givenUp: 'given up' },
  it: { title: 'Posta in uscita', empty: 'Ancora nessun messaggio.', waiting: 'in attesa di invio', sent: 'inviato', givenUp: 'invio abbandonato' },
  fr: { title: 'Courrier sortant', empty: 'Aucun message pour l’instant.', waiting: 'en attente d’envoi', sent: 'envoyé', givenUp: 'envoi abandonné' },
  es: { title: 'Correo saliente', empty: 'Todavía no hay mensajes.', waiting: 'pendiente de envío', sent: 'enviado', givenUp: 'envío abandonado' },
  ru: { title: 'Исходящая почта', empty: 'Писем пока нет.', waiting: 'ждёт отправки', sent: 'отправлено', givenUp: 'отправка прекращена' },
  pt: { title: 'Correio a enviar', empty: 'Ainda não há mensagens.', waiting: 'à espera de envio', sent: 'enviado', givenUp: 'envio abandonado' },
  el: { title: 'Εξερχόμενα μηνύματα', empty: 'Δεν υπάρχουν ακόμη μηνύματα.', waiting: 'αναμένει αποστολή', sent: 'στάλθηκε', givenUp: 'η αποστολή εγκαταλείφθηκε' },
};
