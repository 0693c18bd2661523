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
  page: {
    title: 'Nachricht an den Anbieter',
    lead: 'Sie schreiben dem Anbieter der Anzeige „#“.',
    requiredPhone: 'Geben Sie eine Telefonnummer ein.',
    badPhone: 'Geben Sie die Nummer mit Ziffern ein, zum Beispiel 091 234 5678.',
    privacy: 'Der Anbieter erhält Name, Telefon und Nachricht, nicht aber die E-Mail-Adresse. Das Gespräch löschen wir 24 Monate nach der letzten Nachricht. Mehr steht im [Datenschutz](privacy).',
    waiting: { title: 'Bestätigen Sie Ihre E-Mail-Adresse', text: 'Wir haben Ihnen einen Link geschickt. Der Anbieter erhält die Nachricht, sobald Sie ihn öffnen und die Adresse bestätigen. Fehlt er nach einigen Minuten, sehen Sie im Spam-Ordner nach.', request: 'Wir haben Ihnen einen Link geschickt. Der Anbieter erhält die Anfrage, sobald Sie ihn öffnen und die Adresse bestätigen. Fehlt er nach einigen Minuten, sehen Sie im Spam-Ordner nach.' },
    sent: { title: 'Die Nachricht ist gesendet', text: 'Der Anbieter hat sie erhalten, eine Kopie liegt in Ihrem Postfach.' },
    onward: 'Zurück zur Anzeige',
    confirm: { title: 'Bestätigen Sie Ihre E-Mail-Adresse', text: 'Mit der Bestätigung senden Sie die Nachricht an den Anbieter.', button: 'Bestätigen und senden' },
    refused: { title: 'Die Anfrage wurde nicht gesendet', text: 'Inzwischen hat sich etwas geändert: Der Termin ist vergeben oder vorbei, oder eine Besichtigung ist schon vereinbart. Öffnen Sie die Anzeige und fragen Sie noch einmal an.' },
    old: { title: 'Der Link gilt nicht mehr', text: 'Links gelten sieben Tage. Öffnen Sie die Anzeige und senden Sie die Nachricht noch einmal.' },
  },
};
