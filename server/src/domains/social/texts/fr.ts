import type { SocialSentences } from '../social-texts';

export const fr: SocialSentences = {
  cancelled: 'Vous avez annulé la connexion avec #. Vous pouvez réessayer ou vous connecter par e-mail.',
  expired: 'Cette connexion n’est plus valable : elle a déjà servi, a expiré ou a commencé dans un autre navigateur. Veuillez réessayer.',
  provider: '# ne répond pas correctement pour le moment. Réessayez un peu plus tard ou connectez-vous par e-mail.',
  noAddress: '# ne nous a pas communiqué votre adresse e-mail, sans laquelle il n’y a pas de compte. Autorisez l’accès à l’adresse ou inscrivez-vous par e-mail.',
  'unverified-here': 'Un compte existe déjà avec cette adresse, mais elle n’est pas encore confirmée. Nous vous avons envoyé un message contenant un lien : confirmez l’adresse, puis reconnectez-vous.',
  'unverified-there': 'Un compte existe déjà avec cette adresse et # ne garantit pas qu’elle est la vôtre. Nous vous avons envoyé un message contenant un lien : confirmez la liaison, puis reconnectez-vous.',
  disabled: 'Ce compte est fermé. Pour obtenir de l’aide, écrivez-nous avec le formulaire de contact.',
  notOffered: 'La connexion avec ce service n’est pas activée ici. Connectez-vous par e-mail.',
  tooMany: 'Trop de tentatives en peu de temps. Patientez une minute, puis réessayez.',
  foreign: 'Cette connexion a été lancée par un autre site. Par sécurité, commencez-la sur le portail.',
  internal: 'La connexion est momentanément impossible à cause d’une panne de notre côté. Réessayez dans quelques minutes.',
};
