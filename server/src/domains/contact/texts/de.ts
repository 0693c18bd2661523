import type { ContactTexts } from '../contact-texts';

export const de: ContactTexts = {
  title: 'Kontakt',
  fields: { topic: 'Thema', name: 'Vor- und Nachname', email: 'E-Mail', message: 'Nachricht' },
  topics: {
    general: 'Allgemeine Frage',
    listing: 'Anzeige melden',
    agency: 'Zusammenarbeit mit Agenturen',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    error: 'Etwas funktioniert nicht',
  },
  emailHint: 'An diese Adresse senden wir die Antwort.',
  trap: 'Lassen Sie dieses Feld leer',
  send: 'Nachricht senden',
  problems: {
    title: 'Die Nachricht ist noch nicht gesendet',
    intro: 'Berichtigen Sie die markierten Felder:',
    required: { topic: 'Wählen Sie ein Thema.', name: 'Geben Sie Vor- und Nachnamen ein.', email: 'Geben Sie eine E-Mail-Adresse ein.', message: 'Geben Sie eine Nachricht ein.' },
    email: 'Geben Sie eine Adresse wie name@beispiel.de ein.',
    shortMessage: 'Schreiben Sie mindestens einen Satz.',
    long: 'Kürzen Sie auf höchstens # Zeichen.',
  },
  obstacles: {
    expired: 'Das Formular war zu lange geöffnet. Prüfen Sie die Nachricht und senden Sie sie erneut.',
    trapped: 'Ein Feld, das leer bleibt, war ausgefüllt, wie es meist Programme tun. Wir haben es geleert; senden Sie die Nachricht erneut.',
    tooQuick: 'Die Nachricht kam schneller, als sich das Formular ausfüllen lässt. Prüfen Sie sie und senden Sie sie erneut.',
    tooMany: 'Von dieser Adresse kamen gerade mehrere Nachrichten. Warten Sie eine Stunde und senden Sie dann diese.',
  },
  mail: {
    subject: 'Wir haben Ihre Nachricht erhalten (#)',
    greeting: 'Guten Tag,',
    text: 'wir haben Ihre Nachricht erhalten und antworten an diese Adresse. Ihre Nummer steht im Betreff; nennen Sie sie bitte, wenn Sie uns wieder schreiben.',
    footnote: 'Sie erhalten diese E-Mail, weil Ihre Adresse in das Kontaktformular des Demonstrationsportals Kvadrat eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
  },
};
