import type { SocialSentences } from '../social-texts';

export const de: SocialSentences = {
  cancelled: 'Sie haben die Anmeldung über # abgebrochen. Sie können es erneut versuchen oder sich per E-Mail anmelden.',
  expired: 'Diese Anmeldung gilt nicht mehr: Sie wurde schon verwendet, ist abgelaufen oder wurde in einem anderen Browser begonnen. Versuchen Sie es bitte erneut.',
  provider: '# antwortet derzeit nicht richtig. Versuchen Sie es etwas später oder melden Sie sich per E-Mail an.',
  noAddress: '# hat uns Ihre E-Mail-Adresse nicht mitgeteilt, und ohne sie gibt es kein Konto. Erlauben Sie den Zugriff auf die Adresse oder registrieren Sie sich per E-Mail.',
  'unverified-here': 'Ein Konto mit dieser Adresse gibt es bereits, die Adresse ist aber noch nicht bestätigt. Wir haben Ihnen eine Nachricht mit einem Link gesandt: Bestätigen Sie die Adresse und melden Sie sich erneut an.',
  'unverified-there': 'Ein Konto mit dieser Adresse gibt es bereits, und # bürgt nicht dafür, dass die Adresse Ihnen gehört. Wir haben Ihnen eine Nachricht mit einem Link gesandt: Bestätigen Sie die Verbindung und melden Sie sich erneut an.',
  disabled: 'Dieses Konto ist geschlossen. Hilfe erhalten Sie über das Kontaktformular.',
  notOffered: 'Die Anmeldung über diesen Dienst ist hier nicht eingerichtet. Melden Sie sich bitte per E-Mail an.',
  tooMany: 'Das waren zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann erneut.',
  foreign: 'Diese Anmeldung wurde von einer anderen Website gestartet. Beginnen Sie sie zu Ihrer Sicherheit auf dem Portal.',
  internal: 'Die Anmeldung ist wegen einer Störung bei uns derzeit nicht möglich. Versuchen Sie es in einigen Minuten erneut.',
};
