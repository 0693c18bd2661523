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
  mail: { button: 'Ouvrir le rendez-vous', calendar: 'Une entrée pour votre agenda est jointe.', where: 'L’adresse exacte se convient par message.' },
  event: 'Visite : #',
};
