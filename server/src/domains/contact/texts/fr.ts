import type { ContactTexts } from '../contact-texts';

export const fr: ContactTexts = {
  title: 'Nous contacter',
  fields: { topic: 'Sujet', name: 'Nom et prénom', email: 'E-mail', message: 'Votre message' },
  topics: {
    general: 'Question générale',
    listing: 'Signaler une annonce',
    agency: 'Travailler avec les agences',
    privacy: 'Confidentialité',
    accessibility: 'Accessibilité',
    error: 'Quelque chose ne marche pas',
  },
  mail: {
    subject: 'Nous avons reçu votre message (#)',
    greeting: 'Bonjour,',
    text: 'nous avons reçu votre message et répondrons à cette adresse. Son numéro figure dans l’objet ; donnez-le si vous nous écrivez de nouveau.',
    footnote: 'Vous recevez cet e-mail parce que votre adresse a été saisie dans le formulaire de contact du portail de démonstration Kvadrat. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
};
