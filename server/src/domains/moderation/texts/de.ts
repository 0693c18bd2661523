import type { ModerationTexts } from '../moderation-texts';

export const de: ModerationTexts = {
  report: {
    mail: {
      subject: 'Wir haben Ihre Meldung erhalten (#)',
      greeting: 'Guten Tag,',
      text: 'wir haben Ihre Meldung zu einer Anzeige erhalten. Ein Mensch prüft sie, und die Entscheidung mit Gründen geht an diese Adresse. Die Nummer der Meldung steht im Betreff.',
      footnote: 'Sie erhalten diese E-Mail, weil Ihre Adresse in der Meldung einer Anzeige auf dem Demonstrationsportal Kvadrat eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
  },
  complaint: {
    mail: { subject: 'Wir haben Ihre Beschwerde erhalten (#)', greeting: 'Guten Tag,', text: 'wir haben Ihre Beschwerde erhalten. Ein Mensch prüft sie, und die Antwort geht an diese Adresse.', footnote: 'Sie erhalten diese E-Mail, weil Ihre Adresse in einer Beschwerde auf dem Demonstrationsportal Kvadrat eingetragen wurde.' },
  },
  mails: {
    greeting: 'Guten Tag,',
    ad: 'Anzeige',
    number: 'Nummer der Entscheidung',
    ground: 'Grundlage',
    grounds: { terms: 'Nutzungsbedingungen des Portals', law: 'Gesetz (rechtswidriger Inhalt)' },
    facts: 'Tatsachen und Gründe:',
    byPeople: 'Die Entscheidung traf ein Mensch, ohne automatisierte Mittel.',
    byReport: 'Anlass war eine Meldung.',
    redress: 'Sind Sie nicht einverstanden, können Sie sich innerhalb von 12 Monaten kostenlos beschweren, sich an eine zertifizierte Stelle für außergerichtliche Streitbeilegung wenden oder vor Gericht gehen.',
    complain: 'Beschwerde einlegen',
    openAd: 'Anzeige öffnen',
    hidden: { subject: 'Ihre Anzeige ist ausgeblendet (#)', text: 'wir haben entschieden, dass Ihre Anzeige auf dem Portal nicht mehr gezeigt wird.', scope: 'Die Entscheidung gilt für das ganze Portal und alle Sprachen, bis wir sie ändern. Sie sehen die Anzeige, wenn Sie mit dieser Adresse angemeldet sind.' },
    restored: { subject: 'Ihre Anzeige ist wieder auf dem Portal (#)', text: 'die Anzeige, die wir ausgeblendet hatten, wird wieder gezeigt.' },
    asked: { subject: 'Frage zu Ihrer Anzeige (#)', text: 'Ihre Anzeige wurde gemeldet. Bevor wir entscheiden, bitten wir Sie um eine Antwort.', answer: 'Antworten Sie auf diese Nachricht oder berichtigen Sie die Anzeige. Bis zur Entscheidung bleibt sie sichtbar.' },
    reporter: {
      subject: 'Entscheidung über Ihre Meldung (#)',
      hide: 'die Anzeige, die Sie gemeldet haben, wird nicht mehr gezeigt. Danke für Ihre Meldung.',
      dismiss: 'wir haben Ihre Meldung geprüft, und die Anzeige bleibt, wie sie ist.',
      restore: 'wir haben Ihre Meldung geprüft, und die Anzeige wird wieder gezeigt.',
    },
    complainant: {
      subject: 'Entscheidung über Ihre Beschwerde (#)',
      text: 'wir haben Ihre Beschwerde geprüft.',
      hidden: 'Die Anzeige wird auf dem Portal nicht gezeigt.',
      shown: 'Die Anzeige wird auf dem Portal gezeigt.',
      further: 'Sind Sie weiterhin nicht einverstanden, können Sie sich an eine zertifizierte Stelle für außergerichtliche Streitbeilegung wenden oder vor Gericht gehen.',
    },
    footnoteAdvertiser: 'Sie erhalten diese E-Mail, weil Ihre Adresse zu einer Anzeige auf dem Demonstrationsportal Kvadrat gehört.',
    footnoteReporter: 'Sie erhalten diese E-Mail, weil Sie eine Anzeige auf dem Demonstrationsportal Kvadrat gemeldet haben.',
    footnoteComplainant: 'Sie erhalten diese E-Mail, weil Sie sich auf dem Demonstrationsportal Kvadrat beschwert haben.',
  },
};
