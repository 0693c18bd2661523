import type { ProposalTexts } from '../proposal-texts';

export const de: ProposalTexts = {
  fields: { amount: 'Vorgeschlagener Preis' },
  told: {
    accept: 'Der Anbieter nimmt Ihren Preisvorschlag an. Das ist kein Vertrag: Kauf oder Miete vereinbaren Sie weiter per Nachricht.',
    decline: 'Der Anbieter nimmt Ihren Preisvorschlag nicht an. Auf der Seite der Anzeige können Sie einen anderen machen.',
    answer: 'Der Anbieter antwortet auf Ihren Preisvorschlag; der Vorschlag gilt weiter.',
  },
  sent: 'Der Anbieter nimmt den Vorschlag an, lehnt ihn ab oder antwortet mit einer Nachricht. Sie erhalten eine E-Mail.',
  button: 'Auf den Vorschlag antworten',
};
