import type { AccountMailTexts } from '../account-mail-texts';

export const fr: AccountMailTexts = {
  greeting: 'Bonjour,',
  verification: {
    subject: 'Confirmez votre adresse e-mail pour Kvadrat',
    text: 'un compte a été ouvert sur Kvadrat avec cette adresse e-mail. Confirmez qu’elle est bien la vôtre : vous pourrez alors publier des annonces et envoyer des messages.',
    button: 'Confirmer l’adresse',
    lifetime: 'Le lien est valable 24 heures. L’adresse n’est confirmée qu’une fois le bouton de la page activé.',
    note: 'Si vous n’avez pas ouvert de compte, vous n’avez rien à faire : l’adresse reste non confirmée.',
  },
  reset: {
    subject: 'Nouveau mot de passe pour Kvadrat',
    text: 'un nouveau mot de passe a été demandé pour le compte lié à cette adresse e-mail. Choisissez-le sur la page ouverte par le lien.',
    button: 'Choisir un nouveau mot de passe',
    codeHint: 'Si la page demande un code, recopiez celui-ci :',
    code: 'Code',
    lifetime: 'Le lien et le code sont valables 30 minutes et une seule fois.',
    note: 'Si vous n’avez pas demandé de nouveau mot de passe, ignorez ce message : l’actuel reste valable.',
  },
  knownAddress: {
    subject: 'Vous avez déjà un compte sur Kvadrat',
    text: 'quelqu’un a tenté d’ouvrir un compte avec cette adresse e-mail, mais il en existe déjà un. Aucun autre compte n’a été ouvert et rien n’a changé.',
    button: 'Se connecter',
    forgotten: 'Mot de passe oublié ? Choisissez-en un nouveau :',
    reset: 'Demander un nouveau mot de passe',
    note: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  failedLogins: {
    subject: 'Échecs de connexion à votre compte',
    text: 'en peu de temps, quelqu’un a tenté plusieurs fois de se connecter à votre compte avec un mauvais mot de passe. Le compte n’est pas bloqué : le bon mot de passe permet toujours de se connecter.',
    count: 'Tentatives',
    button: 'Demander un nouveau mot de passe',
    note: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un long mot de passe que vous n’utilisez nulle part ailleurs.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Kvadrat a été changé',
    text: 'le mot de passe de votre compte vient d’être changé et vous n’êtes plus connecté sur les autres appareils.',
    button: 'Demander un nouveau mot de passe',
    note: 'Si c’est vous qui l’avez changé, vous n’avez rien à faire. Sinon, demandez tout de suite un nouveau mot de passe.',
  },
  linkConfirm: {
    subject: 'Autoriser la connexion avec # ?',
    text: 'quelqu’un souhaite se connecter avec # au compte lié à cette adresse e-mail. Avant de l’autoriser, nous vous demandons de confirmer que l’adresse est la vôtre ; vous pourrez ensuite aussi vous connecter de cette façon.',
    button: 'Autoriser la connexion avec #',
    lifetime: 'Le lien est valable 30 minutes et une seule fois.',
    note: 'Si ce n’est pas vous, ignorez ce message : rien ne change sans votre confirmation.',
  },
  identityLinked: {
    subject: 'Un nouvel accès à votre compte : #',
    text: 'votre compte peut désormais aussi s’ouvrir avec #. Tous les moyens de connexion figurent dans votre profil, où vous pouvez les retirer.',
    button: 'Ouvrir le profil',
    note: 'Si c’est vous, vous n’avez rien à faire. Sinon, retirez cet accès dans votre profil et changez de mot de passe.',
  },
  footnote: 'Vous recevez ce message parce que votre adresse a été saisie sur Kvadrat, un portail de démonstration. Il a été envoyé automatiquement.',
};
