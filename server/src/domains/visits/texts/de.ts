import type { VisitTexts } from '../visit-texts';

export const de: VisitTexts = {
  zone: '# kroatischer Zeit',
  minutes: '# Minuten',
  fields: { place: 'Art', time: 'Termin', times: 'Vorgeschlagene Termine', newTime: 'Neuer Termin', length: 'Dauer', ad: 'Anzeige' },
  states: {
    requested: {
      advertiser: { title: 'Anfrage für eine Besichtigung', text: 'Bestätigen Sie den Termin, schlagen Sie einen anderen vor oder lehnen Sie die Anfrage ab.' },
      visitor: { title: 'Die Anfrage ist gesendet', text: 'Der Anbieter bestätigt den Termin oder schlägt einen anderen vor. Sie erhalten eine E-Mail.' },
    },
    countered: {
      advertiser: { title: 'Sie haben einen anderen Termin vorgeschlagen', text: 'Die Antwort des Interessenten steht noch aus. Sie erhalten eine E-Mail.' },
      visitor: { title: 'Der Anbieter schlägt einen anderen Termin vor', text: 'Nehmen Sie ihn an oder verzichten Sie auf die Besichtigung.' },
    },
    confirmed: {
      advertiser: { title: 'Die Besichtigung ist vereinbart', text: 'Der Interessent kennt den Termin. Wenn Sie verhindert sind, schlagen Sie einen anderen vor oder sagen Sie ab.' },
      visitor: { title: 'Die Besichtigung ist vereinbart', text: 'Der Anbieter erwartet Sie. Wenn Sie verhindert sind, sagen Sie bitte ab.' },
    },
    declined: {
      advertiser: { title: 'Sie haben die Anfrage abgelehnt', text: 'Der Interessent wurde benachrichtigt.' },
      visitor: { title: 'Der Anbieter hat die Anfrage abgelehnt', text: 'Auf der Seite der Anzeige können Sie eine andere Zeit anfragen.' },
    },
    cancelled: {
      advertiser: { title: 'Die Besichtigung ist abgesagt', text: 'Der Termin ist wieder frei.' },
      visitor: { title: 'Die Besichtigung ist abgesagt', text: 'Auf der Seite der Anzeige können Sie eine neue Besichtigung anfragen.' },
    },
  },
  mail: { button: 'Besichtigungstermin öffnen', calendar: 'Im Anhang ist der Eintrag für Ihren Kalender.', where: 'Die genaue Adresse vereinbaren Sie per Nachricht.' },
  event: 'Besichtigung: #',
};
