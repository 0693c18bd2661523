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
  emailHint: 'Nous envoyons la réponse à cette adresse.',
  trap: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  problems: {
    title: 'Le message n’est pas encore envoyé',
    intro: 'Corrigez les champs signalés :',
    required: { topic: 'Choisissez un sujet.', name: 'Saisissez votre nom.', email: 'Saisissez une adresse e-mail.', message: 'Saisissez un message.' },
    email: 'Saisissez une adresse comme nom@exemple.fr.',
    shortMessage: 'Écrivez au moins une phrase.',
    long: 'Raccourcissez à # caractères au plus.',
  },
  obstacles: {
    expired: 'Le formulaire est resté ouvert trop longtemps. Vérifiez le message et renvoyez-le.',
    trapped: 'Un champ qui reste vide était rempli, comme le font d’ordinaire les programmes. Nous l’avons vidé ; renvoyez le message.',
    tooQuick: 'Le message est arrivé plus vite qu’on ne remplit le formulaire. Vérifiez-le et renvoyez-le.',
    tooMany: 'Plusieurs messages viennent d’arriver de cette adresse. Attendez une heure, puis envoyez celui-ci.',
  },
  mail: {
    subject: 'Nous avons reçu votre message (#)',
    greeting: 'Bonjour,',
    text: 'nous avons reçu votre message et répondrons à cette adresse. Son numéro figure dans l’objet ; donnez-le si vous nous écrivez de nouveau.',
    footnote: 'Vous recevez cet e-mail parce que votre adresse a été saisie dans le formulaire de contact du portail de démonstration Kvadrat. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
};
