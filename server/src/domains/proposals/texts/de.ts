import type { ProposalTexts } from '../proposal-texts';

export const de: ProposalTexts = {
  fields: { amount: 'Vorgeschlagener Preis', ad: 'Anzeige' },
  states: {
    open: { title: 'Preisvorschlag', text: 'Nehmen Sie ihn an, lehnen Sie ihn ab oder antworten Sie mit einer Nachricht. Die Annahme ist kein Vertrag: Alles Weitere vereinbaren Sie gemeinsam.' },
    replaced: { title: 'Der Vorschlag ist ersetzt', text: 'Dieselbe Person hat inzwischen einen anderen Preis vorgeschlagen.' },
    accepted: { title: 'Sie haben den Preis angenommen', text: 'Die andere Seite ist benachrichtigt. Alles Weitere vereinbaren Sie per Nachricht.' },
    declined: { title: 'Sie haben den Preis abgelehnt', text: 'Die andere Seite ist benachrichtigt.' },
  },
  told: {
    accept: 'Der Anbieter nimmt Ihren Preisvorschlag an. Das ist kein Vertrag: Kauf oder Miete vereinbaren Sie weiter per Nachricht.',
    decline: 'Der Anbieter nimmt Ihren Preisvorschlag nicht an. Auf der Seite der Anzeige können Sie einen anderen machen.',
    answer: 'Der Anbieter antwortet auf Ihren Preisvorschlag; der Vorschlag gilt weiter.',
  },
  sent: 'Der Anbieter nimmt den Vorschlag an, lehnt ihn ab oder antwortet mit einer Nachricht. Sie erhalten eine E-Mail.',
  acts: { accept: 'Preis annehmen', decline: 'Vorschlag ablehnen', answer: 'Mit Nachricht antworten' },
  message: 'Nachricht (freiwillig)',
  required: 'Nachricht',
  page: {
    title: 'Preisvorschlag',
    back: 'Anzeige ansehen',
    changed: 'Inzwischen hat sich etwas geändert. So steht es jetzt.',
    empty: 'Schreiben Sie eine Nachricht.',
    lost: { title: 'Der Link gilt nicht', text: 'Öffnen Sie ihn aus der letzten E-Mail zum Vorschlag.' },
  },
  button: 'Auf den Vorschlag antworten',
};
