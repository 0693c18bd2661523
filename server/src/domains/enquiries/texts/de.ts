import type { EnquiryTexts } from '../enquiry-texts';

export const de: EnquiryTexts = {
  mail: {
    greeting: 'Guten Tag,',
    confirm: { subject: 'Bestätigen Sie Ihre Nachricht zur Anzeige: #', text: 'von dieser Adresse wurde eine Nachricht zur Immobilie „#“ geschrieben. Der Anbieter erhält sie erst, wenn Sie bestätigen, dass die Adresse Ihnen gehört.', button: 'Bestätigen und senden', lifetime: 'Der Link gilt sieben Tage; danach löschen wir eine unbestätigte Nachricht.', note: 'Haben Sie die Nachricht nicht geschrieben, müssen Sie nichts tun: Sie wird nicht gesendet.' },
    enquiry: { subject: 'Anfrage zur Anzeige: #', text: 'jemand interessiert sich für Ihre Anzeige „#“.' },
    copy: { subject: 'Ihre Nachricht zur Anzeige: #', text: 'Ihre Nachricht zur Anzeige „#“ haben wir an den Anbieter weitergeleitet.', comes: 'Die Antwort kommt an diese Adresse.' },
    reply: { subject: 'Antwort zur Anzeige: #', text: '# antwortet Ihnen:' },
    fields: { name: 'Name', phone: 'Telefon', reason: 'Grund', kind: 'Art' },
    written: 'Nachricht:',
    ad: 'Anzeige ansehen',
    answer: 'Antworten Sie auf diese Nachricht wie auf jede andere: Wir leiten die Antwort weiter, Ihre Adresse bleibt verborgen.',
    above: 'Schreiben Sie Ihre Antwort über diese Linie',
    files: 'Der Antwort lagen Dateien bei; diese leiten wir nicht weiter.',
    footnote: 'Sie erhalten diese Nachricht wegen einer Anfrage zu einer Anzeige auf dem Demonstrationsportal Kvadrat.',
  },
};
