import type { SignUpTexts } from '../sign-up-texts';

export const fr: SignUpTexts = {
  title: 'Inscription des agences et promoteurs',
  fields: {
    kind: 'Activité',
    company: 'Nom de l’entreprise',
    oib: 'OIB de l’entreprise (numéro d’identification croate)',
    register: 'Numéro au registre des agents (facultatif)',
    street: 'Rue et numéro',
    place: 'Localité',
    name: 'Personne à contacter',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Remarque (facultatif)',
  },
  kinds: { agency: 'Agence immobilière', constructor: 'Promoteur ou constructeur' },
  mail: {
    subject: 'Nous avons reçu votre demande (#)',
    greeting: 'Bonjour,',
    text: 'nous avons reçu la demande de compte professionnel. Nous vérifierons les données et répondrons à cette adresse. Le numéro de la demande figure dans l’objet.',
    footnote: 'Vous recevez ce message parce que votre adresse figure dans une demande de compte sur le portail de démonstration Kvadrat. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
};
