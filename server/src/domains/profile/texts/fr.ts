import { plural } from '../plural';
import type { ProfileTexts } from '../profile-texts';

export const fr: ProfileTexts = {
  title: 'Mon profil',
  lead: 'Les données de votre compte et vos connexions.',
  details: { title: 'Données personnelles', name: 'Nom', email: 'E-mail', phone: 'Téléphone', none: 'Non indiqué' },
  email: {
    proven: 'L’adresse est confirmée.',
    unproven: 'L’adresse n’est pas encore confirmée. Ouvrez le lien du message que nous vous avons envoyé ; d’ici là, vous ne pouvez ni publier d’annonces ni envoyer de messages.',
    resend: 'Renvoyer le lien',
  },
  news: {
    title: 'Communications',
    intro: 'Vous choisissez ce que nous pouvons vous envoyer et pouvez changer d’avis à tout moment.',
    communications: 'Offres et nouveautés des produits Kvadrat',
    newsletter: 'Lettre d’information sur le marché immobilier',
    save: 'Enregistrer le choix',
  },
  safety: {
    title: 'Sécurité',
    password: 'Vous changez de mot de passe par un lien que nous envoyons à votre adresse.',
    change: 'Changer de mot de passe',
    here: 'Vous êtes connecté sur cet appareil seulement.',
    others: plural('fr', { one: 'Vous êtes connecté sur # autre appareil.', other: 'Vous êtes connecté sur # autres appareils.' }),
    endOthers: 'Déconnecter les autres appareils',
  },
  newPassword: { title: 'Nouveau mot de passe', old: 'Mot de passe actuel', fresh: 'Nouveau mot de passe', again: 'Répétez le nouveau mot de passe', save: 'Changer de mot de passe', forgotten: 'J’ai oublié le mot de passe actuel' },
  identities: { title: 'Connexion par d’autres services', since: 'associé le #', remove: 'Retirer #', last: 'C’est le seul moyen d’entrer dans votre compte. Définissez un mot de passe avant de le retirer.' },
  leave: { title: 'Déconnexion', text: 'Les annonces enregistrées et les réglages des cookies restent dans ce navigateur.', signOut: 'Se déconnecter' },
  done: { news: 'Votre choix est enregistré.', sessions: 'Les autres appareils sont déconnectés.', password: 'Le mot de passe est changé. Les autres appareils sont déconnectés.', identity: 'L’accès est retiré. Les autres appareils sont déconnectés.' },
};
