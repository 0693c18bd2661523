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
  page: {
    title: 'Message à l’annonceur',
    lead: 'Vous écrivez à l’annonceur de « # ».',
    requiredPhone: 'Saisissez un numéro de téléphone.',
    badPhone: 'Saisissez le numéro en chiffres, par exemple 091 234 5678.',
    privacy: 'L’annonceur reçoit votre nom, votre téléphone et votre message, mais pas votre adresse e-mail. La conversation est supprimée 24 mois après le dernier message. Plus de détails dans la [Confidentialité](privacy).',
    waiting: { title: 'Confirmez votre adresse e-mail', text: 'Nous vous avons envoyé un lien. L’annonceur reçoit le message lorsque vous l’ouvrez et confirmez l’adresse. S’il n’arrive pas en quelques minutes, regardez dans les indésirables.', request: 'Nous vous avons envoyé un lien. L’annonceur reçoit la demande lorsque vous l’ouvrez et confirmez l’adresse. S’il n’arrive pas en quelques minutes, regardez dans les indésirables.' },
    sent: { title: 'Le message est envoyé', text: 'L’annonceur l’a reçu et une copie est dans votre boîte.' },
    onward: 'Retour à l’annonce',
    confirm: { title: 'Confirmez votre adresse e-mail', text: 'En confirmant, vous envoyez le message à l’annonceur.', button: 'Confirmer et envoyer' },
    refused: { title: 'La demande n’a pas été envoyée', text: 'La situation a changé : l’horaire est pris ou passé, ou une visite est déjà fixée. Ouvrez l’annonce et envoyez à nouveau la demande.' },
    old: { title: 'Le lien n’est plus valable', text: 'Les liens sont valables sept jours. Ouvrez l’annonce et envoyez le message à nouveau.' },
  },
};
