import type { VisitTexts } from '../visit-texts';

export const fr: VisitTexts = {
  zone: '# heure de Croatie',
  minutes: '# minutes',
  fields: { place: 'Mode', time: 'Rendez-vous', times: 'Horaires proposés', newTime: 'Nouvel horaire', length: 'Durée', ad: 'Annonce' },
  states: {
    requested: {
      advertiser: { title: 'Demande de visite', text: 'Confirmez l’horaire, proposez-en un autre ou refusez la demande.' },
      visitor: { title: 'Votre demande de visite est envoyée', text: 'L’annonceur confirmera l’horaire ou en proposera un autre. Nous vous préviendrons par e-mail.' },
    },
    countered: {
      advertiser: { title: 'Vous avez proposé un autre horaire', text: 'La réponse du visiteur est attendue. Nous vous préviendrons par e-mail.' },
      visitor: { title: 'L’annonceur propose un autre horaire', text: 'Acceptez-le ou renoncez à la visite.' },
    },
    confirmed: {
      advertiser: { title: 'La visite est fixée', text: 'Le visiteur connaît l’horaire. En cas d’empêchement, proposez-en un autre ou annulez la visite.' },
      visitor: { title: 'La visite est fixée', text: 'L’annonceur vous attend. Si vous ne pouvez pas venir, annulez la visite.' },
    },
    declined: {
      advertiser: { title: 'Vous avez refusé la demande de visite', text: 'Le visiteur est prévenu.' },
      visitor: { title: 'L’annonceur a refusé la demande de visite', text: 'Sur la page de l’annonce, vous pouvez demander un autre horaire.' },
    },
    cancelled: {
      advertiser: { title: 'La visite est annulée', text: 'L’horaire est de nouveau libre.' },
      visitor: { title: 'La visite est annulée', text: 'Sur la page de l’annonce, vous pouvez demander une nouvelle visite.' },
    },
  },
  acts: { confirm: 'Confirmer l’horaire', accept: 'Accepter l’horaire', propose: 'Proposer un autre horaire', decline: 'Refuser la demande', cancel: 'Annuler la visite', giveUp: 'Renoncer à la visite' },
  form: { choose: 'Quel horaire vous convient ?', day: 'Jour', clock: 'Heure', message: 'Message (facultatif)', other: 'Autre horaire', hint: 'Entre 7 h et 21 h, heure de Croatie, sous 60 jours.' },
  page: {
    title: 'Visite du bien',
    back: 'Voir l’annonce',
    changed: 'La situation a changé entre-temps. Voici où elle en est.',
    past: 'Cet horaire est passé. Choisissez-en un autre.',
    taken: 'Cet horaire vient d’être pris. Choisissez-en un autre.',
    badTime: 'Indiquez un jour et une heure : au moins deux heures à l’avance, entre 7 h et 21 h, sous 60 jours.',
    lost: { title: 'Le lien n’est pas valable', text: 'Ouvrez-le depuis le dernier e-mail au sujet de la visite.' },
    over: { title: 'L’horaire est passé', text: 'Cet accord ne peut plus être modifié.' },
  },
  mail: { button: 'Ouvrir le rendez-vous', calendar: 'Une entrée pour votre agenda est jointe.', where: 'L’adresse exacte se convient par message.' },
  event: 'Visite : #',
};
