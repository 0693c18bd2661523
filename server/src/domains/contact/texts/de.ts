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
  mail: {
    subject: 'Wir haben Ihre Nachricht erhalten (#)',
    greeting: 'Guten Tag,',
    text: 'wir haben Ihre Nachricht erhalten und antworten an diese Adresse. Ihre Nummer steht im Betreff; nennen Sie sie bitte, wenn Sie uns wieder schreiben.',
    footnote: 'Sie erhalten diese E-Mail, weil Ihre Adresse in das Kontaktformular des Demonstrationsportals Kvadrat eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
  },
};
