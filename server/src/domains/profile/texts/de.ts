import { plural } from '../plural';
import type { ProfileTexts } from '../profile-texts';

export const de: ProfileTexts = {
  title: 'Mein Profil',
  lead: 'Die Daten Ihres Kontos und Ihre Anmeldungen.',
  details: { title: 'Persönliche Daten', name: 'Name', email: 'E-Mail', phone: 'Telefon', none: 'Nicht angegeben' },
  email: {
    proven: 'Die Adresse ist bestätigt.',
    unproven: 'Die Adresse ist noch nicht bestätigt. Öffnen Sie den Link in unserer Nachricht; bis dahin können Sie keine Anzeigen veröffentlichen und keine Nachrichten senden.',
    resend: 'Link noch einmal senden',
  },
  news: {
    title: 'Benachrichtigungen',
    intro: 'Sie wählen, was wir Ihnen senden dürfen, und können das jederzeit ändern.',
    communications: 'Angebote und Neuigkeiten zu Produkten von Kvadrat',
    newsletter: 'Newsletter zum Immobilienmarkt',
    save: 'Auswahl speichern',
  },
  safety: {
    title: 'Sicherheit',
    password: 'Ihr Passwort ändern Sie über einen Link, den wir an Ihre Adresse senden.',
    change: 'Passwort ändern',
    here: 'Sie sind nur auf diesem Gerät angemeldet.',
    others: plural('de', { one: 'Sie sind noch auf # weiteren Gerät angemeldet.', other: 'Sie sind noch auf # weiteren Geräten angemeldet.' }),
    endOthers: 'Andere Geräte abmelden',
  },
  newPassword: { title: 'Neues Passwort', old: 'Bisheriges Passwort', fresh: 'Neues Passwort', again: 'Neues Passwort wiederholen', save: 'Passwort ändern', forgotten: 'Bisheriges Passwort vergessen' },
  identities: { title: 'Anmeldung über andere Dienste', since: 'verknüpft am #', remove: '# entfernen', last: 'Nur so lässt sich Ihr Konto öffnen. Setzen Sie ein Passwort, bevor Sie diese Anmeldung entfernen.' },
  leave: { title: 'Abmelden', text: 'Gemerkte Anzeigen und Cookie-Einstellungen bleiben in diesem Browser.', signOut: 'Abmelden' },
  done: { news: 'Ihre Auswahl ist gespeichert.', sessions: 'Die anderen Geräte sind abgemeldet.', password: 'Das Passwort ist geändert. Die anderen Geräte sind abgemeldet.', identity: 'Die Anmeldung ist entfernt. Die anderen Geräte sind abgemeldet.' },
};
