import type { AccountMailTexts } from '../account-mail-texts';

export const de: AccountMailTexts = {
  greeting: 'Guten Tag,',
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Kvadrat',
    text: 'auf Kvadrat wurde mit dieser E-Mail-Adresse ein Konto angelegt. Bestätigen Sie bitte, dass es Ihre Adresse ist; danach können Sie Anzeigen aufgeben und Nachrichten senden.',
    button: 'Adresse bestätigen',
    lifetime: 'Der Link gilt 24 Stunden. Bestätigt ist die Adresse erst, wenn Sie auf der Seite die Schaltfläche betätigen.',
    note: 'Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun: Die Adresse bleibt unbestätigt.',
  },
  reset: {
    subject: 'Neues Passwort für Kvadrat',
    text: 'für das Konto mit dieser E-Mail-Adresse wurde ein neues Passwort angefordert. Legen Sie es auf der Seite fest, die der Link öffnet.',
    button: 'Neues Passwort festlegen',
    codeHint: 'Falls die Seite nach einem Code fragt, übertragen Sie diesen:',
    code: 'Code',
    lifetime: 'Link und Code gelten 30 Minuten und nur einmal.',
    note: 'Wenn Sie kein neues Passwort angefordert haben, ignorieren Sie diese Nachricht: Ihr bisheriges Passwort gilt weiter.',
  },
  knownAddress: {
    subject: 'Sie haben bereits ein Konto bei Kvadrat',
    text: 'jemand wollte mit dieser E-Mail-Adresse ein Konto anlegen, doch es gibt bereits eines. Es wurde kein zweites angelegt und nichts geändert.',
    button: 'Anmelden',
    forgotten: 'Passwort vergessen? Legen Sie ein neues fest:',
    reset: 'Neues Passwort anfordern',
    note: 'Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
  failedLogins: {
    subject: 'Fehlgeschlagene Anmeldungen bei Ihrem Konto',
    text: 'jemand hat in kurzer Zeit mehrmals versucht, sich mit einem falschen Passwort bei Ihrem Konto anzumelden. Das Konto ist nicht gesperrt; mit dem richtigen Passwort können Sie sich weiterhin anmelden.',
    count: 'Versuche',
    button: 'Neues Passwort anfordern',
    note: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie ein langes Passwort, das Sie nirgends sonst verwenden.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort für Kvadrat ist geändert',
    text: 'das Passwort Ihres Kontos ist soeben geändert worden; auf anderen Geräten sind Sie nicht mehr angemeldet.',
    button: 'Neues Passwort anfordern',
    note: 'Wenn Sie es geändert haben, müssen Sie nichts tun. Wenn nicht, fordern Sie sofort ein neues Passwort an.',
  },
  linkConfirm: {
    subject: 'Anmeldung über # erlauben?',
    text: 'jemand möchte sich über # bei dem Konto mit dieser E-Mail-Adresse anmelden. Bevor wir das erlauben, bestätigen Sie bitte, dass es Ihre Adresse ist; danach können Sie sich auch auf diesem Weg anmelden.',
    button: 'Anmeldung über # erlauben',
    lifetime: 'Der Link gilt 30 Minuten und nur einmal.',
    note: 'Wenn Sie das nicht sind, ignorieren Sie diese Nachricht: Ohne Ihre Bestätigung ändert sich nichts.',
  },
  identityLinked: {
    subject: 'Neue Anmeldung für Ihr Konto: #',
    text: 'Ihr Konto lässt sich ab jetzt auch über # öffnen. Alle Anmeldungen stehen in Ihrem Profil; dort können Sie sie entfernen.',
    button: 'Profil öffnen',
    note: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, entfernen Sie diese Anmeldung im Profil und ändern Sie Ihr Passwort.',
  },
  footnote: 'Sie erhalten diese Nachricht, weil Ihre Adresse auf dem Demonstrationsportal Kvadrat eingegeben wurde. Sie wurde automatisch versandt.',
};
