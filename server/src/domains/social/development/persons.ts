import type { Locale } from '@kvadrat/contracts/locales';

/** Somebody who signs in with the development provider. */
export interface Person {
  email: string;
  emailVerified: boolean;
  name: string;
  surname: string;
}

interface PersonTexts {
  title: string;
  lead: string;
  email: string;
  name: string;
  surname: string;
  verified: string;
  submit: string;
  cancel: string;
}

/** `#` stands for the imitated provider. Developers see these pages only; they too have nine languages. */
export const PERSON_TEXTS: Readonly<Record<Locale, PersonTexts>> = {
  hr: {
    title: 'Oponašani pružatelj: #',
    lead: 'Razvojni poslužitelj zamjenjuje pravu prijavu. Odaberite tko ste.',
    email: 'E-pošta',
    name: 'Ime',
    surname: 'Prezime',
    verified: 'Pružatelj jamči za adresu',
    submit: 'Prijavi se',
    cancel: 'Odustani',
  },
  en: {
    title: 'Imitated provider: #',
    lead: 'The development server stands in for the real sign-in. Choose who you are.',
    email: 'E-mail',
    name: 'First name',
    surname: 'Last name',
    verified: 'The provider vouches for the address',
    submit: 'Sign in',
    cancel: 'Cancel',
  },
  de: {
    title: 'Nachgeahmter Anbieter: #',
    lead: 'Der Entwicklungsserver ersetzt die echte Anmeldung. Wählen Sie, wer Sie sind.',
    email: 'E-Mail',
    name: 'Vorname',
    surname: 'Nachname',
    verified: 'Der Anbieter bürgt für die Adresse',
    submit: 'Anmelden',
    cancel: 'Abbrechen',
  },
  it: {
    title: 'Fornitore simulato: #',
    lead: 'Il server di sviluppo sostituisce l’accesso vero. Scelga chi vuole essere.',
    email: 'E-mail',
    name: 'Nome',
    surname: 'Cognome',
    verified: 'Il fornitore garantisce l’indirizzo',
    submit: 'Accedere',
    cancel: 'Annullare',
  },
  fr: {
    title: 'Fournisseur imité : #',
    lead: 'Le serveur de développement remplace la vraie connexion. Choisissez qui vous êtes.',
    email: 'E-mail',
    name: 'Prénom',
    surname: 'Nom',
    verified: 'Le fournisseur garantit l’adresse',
    submit: 'Se connecter',
    cancel: 'Annuler',
  },
  es: {
    title: 'Proveedor simulado: #',
    lead: 'El servidor de desarrollo sustituye el acceso real. Elija quién es.',
    email: 'Correo',
    name: 'Nombre',
    surname: 'Apellidos',
    verified: 'El proveedor garantiza la dirección',
    submit: 'Iniciar sesión',
    cancel: 'Cancelar',
  },
  ru: {
    title: 'Имитация сервиса: #',
    lead: 'Сервер разработки заменяет настоящий вход. Выберите, кто вы.',
    email: 'Эл. почта',
    name: 'Имя',
    surname: 'Фамилия',
    verified: 'Сервис подтверждает адрес',
    submit: 'Войти',
    cancel: 'Отмена',
  },
  pt: {
    title: 'Fornecedor simulado: #',
    lead: 'O servidor de desenvolvimento substitui o início de sessão real. Escolha quem é.',
    email: 'E-mail',
    name: 'Nome próprio',
    surname: 'Apelido',
    verified: 'O fornecedor garante o endereço',
    submit: 'Iniciar sessão',
    cancel: 'Cancelar',
  },
  el: {
    title: 'Προσομοίωση παρόχου: #',
    lead: 'Ο διακομιστής ανάπτυξης αντικαθιστά την πραγματική σύνδεση. Επιλέξτε ποιος είστε.',
    email: 'E-mail',
    name: 'Όνομα',
    surname: 'Επώνυμο',
    verified: 'Ο πάροχος εγγυάται τη διεύθυνση',
    submit: 'Σύνδεση',
    cancel: 'Ακύρωση',
  },
};
