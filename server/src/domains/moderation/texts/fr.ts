import type { ModerationTexts } from '../moderation-texts';

export const fr: ModerationTexts = {
  report: {
    mail: {
      subject: 'Nous avons reçu votre signalement (#)',
      greeting: 'Bonjour,',
      text: 'nous avons reçu votre signalement d’une annonce. Une personne l’examinera, et la décision motivée sera envoyée à cette adresse. Le numéro du signalement figure dans l’objet.',
      footnote: 'Vous recevez ce message parce que votre adresse a été saisie dans le signalement d’une annonce sur le portail de démonstration Kvadrat. Si ce n’était pas vous, vous n’avez rien à faire.',
    },
  },
  complaint: {
    mail: { subject: 'Nous avons reçu votre réclamation (#)', greeting: 'Bonjour,', text: 'nous avons reçu votre réclamation. Une personne l’examinera, et la réponse sera envoyée à cette adresse.', footnote: 'Vous recevez ce message parce que votre adresse a été saisie dans une réclamation sur le portail de démonstration Kvadrat.' },
  },
  mails: {
    greeting: 'Bonjour,',
    ad: 'Annonce',
    number: 'Numéro de la décision',
    ground: 'Fondement',
    grounds: { terms: 'conditions d’utilisation du portail', law: 'la loi (contenu illégal)' },
    facts: 'Faits et motifs :',
    byPeople: 'La décision a été prise par une personne, sans moyens automatisés.',
    byReport: 'Elle fait suite à un signalement.',
    redress: 'Si vous n’êtes pas d’accord, vous pouvez dans les 12 mois déposer une réclamation gratuite, vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou saisir un tribunal.',
    complain: 'Déposer une réclamation',
    openAd: 'Ouvrir l’annonce',
    hidden: { subject: 'Votre annonce est masquée (#)', text: 'nous avons décidé que votre annonce n’est plus montrée sur le portail.', scope: 'La décision vaut pour tout le portail et toutes les langues tant que nous ne la changeons pas. Vous voyez l’annonce quand vous êtes connecté avec cette adresse.' },
    restored: { subject: 'Votre annonce est de nouveau sur le portail (#)', text: 'l’annonce que nous avions masquée est de nouveau visible.' },
    asked: { subject: 'Une question sur votre annonce (#)', text: 'votre annonce a été signalée et, avant de décider, nous vous demandons une réponse.', answer: 'Répondez à ce message ou corrigez l’annonce. Jusqu’à la décision, l’annonce reste visible.' },
    reporter: {
      subject: 'Décision sur votre signalement (#)',
      hide: 'l’annonce que vous avez signalée n’est plus montrée. Merci de votre signalement.',
      dismiss: 'nous avons examiné votre signalement et l’annonce reste telle quelle.',
      restore: 'nous avons examiné votre signalement et l’annonce est de nouveau visible.',
    },
    complainant: {
      subject: 'Décision sur votre réclamation (#)',
      text: 'nous avons examiné votre réclamation.',
      hidden: 'L’annonce n’est pas montrée sur le portail.',
      shown: 'L’annonce est montrée sur le portail.',
      further: 'Si vous n’êtes toujours pas d’accord, vous pouvez vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou saisir un tribunal.',
    },
    footnoteAdvertiser: 'Vous recevez ce message parce que votre adresse figure dans une annonce sur le portail de démonstration Kvadrat.',
    footnoteReporter: 'Vous recevez ce message parce que vous avez signalé une annonce sur le portail de démonstration Kvadrat.',
    footnoteComplainant: 'Vous recevez ce message parce que vous avez déposé une réclamation sur le portail de démonstration Kvadrat.',
  },
};
