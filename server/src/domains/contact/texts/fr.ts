import type { ContactTexts } from '../contact-texts';

export const fr: ContactTexts = {
  title: 'Nous contacter',
  description: 'Écrivez-nous au sujet du portail Kvadrat : questions, annonces à signaler, confidentialité, accessibilité, pannes. Réponse par e-mail.',
  lead: 'Écrivez-nous au sujet du portail. Nous répondons par e-mail.',
  fields: { topic: 'Sujet', name: 'Nom et prénom', email: 'E-mail', message: 'Votre message' },
  chooseTopic: 'Choisissez un sujet',
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
  privacy: 'Nous utilisons les données seulement pour répondre et les effaçons après 12 mois. Plus sous [Confidentialité](privacy).',
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
  done: {
    title: 'Nous avons reçu votre message',
    text: 'Le numéro du message est # ; notez-le. Une confirmation avec ce numéro part vers votre adresse e-mail, sauf si plusieurs de nos messages y sont déjà partis aujourd’hui.',
    next: 'Si elle n’est pas là dans quelques minutes, regardez parmi les courriers indésirables.',
    onward: 'Écrire un autre message',
  },
  help: {
    title: 'Avant d’écrire',
    items: [
      ['Un bien vous intéresse', 'Joignez l’annonceur sur la page de l’annonce. Nous n’avons ni les clés ni d’autres données.'],
      ['Une annonce est fausse ou douteuse', 'Sur la page de l’annonce, choisissez « Signaler l’annonce » et dites ce qui ne va pas.'],
      ['Quelque chose ne marche pas', 'Décrivez ce que vous avez fait, ce que vous attendiez et quel navigateur vous utilisez.'],
    ],
  },
  mail: {
    subject: 'Nous avons reçu votre message (#)',
    greeting: 'Bonjour,',
    text: 'nous avons reçu votre message et répondrons à cette adresse. Son numéro figure dans l’objet ; donnez-le si vous nous écrivez de nouveau.',
    footnote: 'Vous recevez cet e-mail parce que votre adresse a été saisie dans le formulaire de contact du portail de démonstration Kvadrat. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
};
