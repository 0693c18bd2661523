import type { EnquiryTexts } from '../enquiry-texts';

export const fr: EnquiryTexts = {
  mail: {
    greeting: 'Bonjour,',
    confirm: { subject: 'Confirmez votre message pour l’annonce : #', text: 'un message a été écrit depuis cette adresse au sujet du bien « # ». L’annonceur ne le reçoit que lorsque vous confirmez que cette adresse est la vôtre.', button: 'Confirmer et envoyer', lifetime: 'Le lien est valable sept jours ; ensuite, un message non confirmé est supprimé.', note: 'Si vous n’avez pas écrit ce message, vous n’avez rien à faire : il ne sera pas envoyé.' },
    enquiry: { subject: 'Demande pour l’annonce : #', text: 'une personne s’intéresse à votre annonce « # ».' },
    copy: { subject: 'Votre message pour l’annonce : #', text: 'nous avons transmis à l’annonceur votre message pour l’annonce « # ».', comes: 'La réponse arrive à cette adresse.' },
    reply: { subject: 'Réponse pour l’annonce : #', text: '# vous répond :' },
    fields: { name: 'Nom', phone: 'Téléphone', reason: 'Motif', kind: 'Type' },
    written: 'Message :',
    ad: 'Voir l’annonce',
    answer: 'Répondez à ce message comme à tout autre : nous transmettons la réponse et votre adresse reste masquée.',
    above: 'Écrivez votre réponse au-dessus de cette ligne',
    files: 'Des fichiers étaient joints à la réponse ; nous ne les transmettons pas.',
    footnote: 'Vous recevez ce message en raison d’une demande pour une annonce du portail de démonstration Kvadrat.',
  },
};
