import type { StaticTexts } from '../static-text';

export const fr: StaticTexts = {
  home: 'Accueil',
  contents: 'Sur cette page',
  morePages: 'Pages voisines',
  updated: 'Dernière modification :',
  contactUs: 'Nous contacter',
  whoWeAre: {
    title: 'Qui sommes-nous',
    description: 'Kvadrat est un portail immobilier de démonstration pour la Croatie : ce qu’il offre, son fonctionnement et ses principes.',
    lead: 'Kvadrat est un portail immobilier pour la Croatie en neuf langues. Son nom est le mot par lequel on dit, en Croatie, le mètre carré.',
    sections: {
      portal: {
        heading: 'Ce que vous pouvez faire ici',
        blocks: [
          'Vous consultez en un seul endroit des appartements, maisons, terrains et locaux professionnels à vendre et à louer, de Savudrija à Prevlaka. Vous cherchez par lieu, prix, surface et équipement, et l’adresse de chaque recherche peut être conservée ou transmise.',
          'Chaque annonce donne d’abord ce dont un acheteur ou un locataire a besoin : le prix et le prix au mètre carré, le lieu, la surface nette et brute, l’étage et la classe énergétique. Vous joignez l’annonceur directement, sans passer par nous.',
        ],
      },
      demonstracija: {
        heading: 'Ceci est un portail de démonstration',
        blocks: [
          'Les annonces, les agences et les personnes que vous voyez sont inventées, et les images sont dessinées. Les prix et les surfaces ressemblent au marché croate, mais aucun de ces biens n’existe et aucun ne peut être acheté ni loué.',
          'Aucune société ne se trouve derrière le portail. C’est pourquoi vous ne trouvez ici ni raison sociale, ni siège, ni numéro fiscal, ni immatriculation. Qui exploite le portail comme entreprise inscrit ses propres données à cet endroit.',
        ],
      },
      nacela: {
        heading: 'Nos principes',
        blocks: [
          [
            'Une place payée porte toujours la mention « Mis en avant ».',
            'Les prix demandés ne sont jamais mêlés aux prix réalisés, et une comparaison dit sur combien d’annonces elle repose.',
            'Si un annonceur cache l’adresse exacte, nous ne l’envoyons pas non plus à votre navigateur.',
            'Le portail fonctionne aussi sans scripts, sur un téléphone ancien et avec une connexion lente.',
            'Nous ne vendons pas les données des visiteurs et n’affichons pas la publicité d’autrui.',
          ],
        ],
      },
      jezici: {
        heading: 'Neuf langues',
        blocks: [
          'Le portail parle croate, allemand, anglais, italien, français, espagnol, russe, portugais et grec. Le texte d’une annonce reste dans la langue de l’annonceur, sauf s’il a aussi donné une traduction.',
        ],
      },
      pristupacnost: {
        heading: 'Accessibilité',
        blocks: [
          'Nous suivons les règles WCAG 2.2, niveau AA : les pages s’utilisent au clavier seul, avec un lecteur d’écran, agrandies à 200 % et sans animation. Si vous rencontrez un obstacle, [écrivez-nous](contactUs) sur quelle page et avec quel outil.',
        ],
      },
      'javite-se': {
        heading: 'Écrivez-nous',
        blocks: ['Envoyez questions, idées et réclamations par le [formulaire de contact](contactUs). Pour un bien, interrogez l’annonceur sur la page de l’annonce.'],
      },
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Règles du portail de démonstration Kvadrat : annonces, devoirs des annonceurs, mise en avant, responsabilité et droits d’auteur.',
    lead: 'Ces conditions disent ce que vous pouvez attendre du portail et ce que le portail attend de vous. Elles valent dès que vous l’utilisez.',
    sections: {
      tko: {
        heading: 'Qui se trouve derrière le portail',
        blocks: [
          'Kvadrat est un portail de démonstration. À cet endroit figureraient la raison sociale, le siège, le numéro fiscal, l’immatriculation et les coordonnées du prestataire. Comme il n’y a pas de société, ces données n’existent pas et aucun contrat ne peut être conclu avec le portail.',
        ],
      },
      usluga: {
        heading: 'Ce que fournit le portail',
        blocks: [
          'Le portail publie des annonces de vente et de location de biens immobiliers, permet de les chercher et de joindre les annonceurs. Il n’est pas agent immobilier, ne représente aucune partie et ne prend part ni aux négociations, ni aux arrhes, ni aux contrats.',
          'La consultation est gratuite et sans inscription.',
        ],
      },
      oglasi: {
        heading: 'Les données des annonces',
        blocks: [
          'L’annonceur répond du contenu de son annonce. Sur le portail de démonstration les annonces sont inventées et ne constituent pas une offre. Avant toute vraie décision, vérifiez la propriété et les charges au livre foncier, le permis d’usage, le certificat énergétique et l’état sur place.',
          'Le prix au mètre carré se calcule à partir du prix demandé et de la surface affichée. Comparaisons et estimations servent de repère.',
        ],
      },
      oglasivaci: {
        heading: 'Devoirs des annonceurs',
        blocks: [
          'Un annonceur ne publie que des biens dont il peut disposer, et :',
          [
            'il indique exactement le prix, la surface, le lieu et la classe énergétique, ou dit que le certificat est en préparation',
            'il publie ses propres photos ou celles dont il a les droits',
            'il retire l’annonce dès que le bien est vendu ou loué',
            'il n’exclut personne pour son origine, sa religion, son sexe, sa famille, son handicap ou une autre caractéristique protégée.',
          ],
          'Une annonce qui enfreint ces règles ou la loi peut être retirée ; l’annonceur en est informé avec le motif. Une annonce douteuse, [signalez-la-nous](contactUs).',
        ],
      },
      isticanje: {
        heading: 'Annonces mises en avant et ordre',
        blocks: [
          'Un annonceur peut payer une meilleure place. Ces annonces portent la mention « Mis en avant » ; il existe cinq niveaux payants. Les annonces d’une agence en retard de paiement comptent comme non payées.',
          'L’ordre « par pertinence » ne regarde que deux choses : d’abord le niveau payant, du plus élevé jusqu’aux annonces qui n’en ont pas, puis, à niveau égal, la date de publication, la plus récente d’abord. Vos critères décident des annonces affichées, non de leur ordre. Ni la précision d’une annonce, ni vos recherches passées, ni ce que nous savons de vous ne comptent.',
          'Les autres ordres suivent ce que dit leur nom ; les annonces sans cette donnée viennent à la fin. « Agences d’abord » et « particuliers d’abord » suivent ensuite la pertinence, « baisses de prix d’abord » l’ampleur de la baisse puis la date de publication. Les annonces semblables sont classées selon la proximité de leur prix. Vous pouvez changer l’ordre sur chaque liste.',
        ],
      },
      koristenje: {
        heading: 'Utilisation permise',
        blocks: [
          'Vous pouvez utiliser le portail pour chercher un bien et pour votre propre activité d’annonceur. Il n’est pas permis d’envoyer des messages non désirés aux annonceurs, de collecter leurs coordonnées, de contourner les limites ou de surcharger les serveurs.',
        ],
      },
      odgovornost: {
        heading: 'Responsabilité',
        blocks: [
          'Le portail est proposé tel quel, pour montrer et pour essayer. Nous ne garantissons ni un fonctionnement sans interruption ni l’exactitude des données. Rien dans ces conditions ne réduit les droits que la loi vous donne comme consommateur.',
        ],
      },
      prava: {
        heading: 'Droits d’auteur et sources',
        blocks: [
          'Le code du portail est publié sous licence MIT. Les données des lieux viennent d’OpenStreetMap, de l’Administration géodésique d’État, de la Ville de Zagreb et de GeoNames, aux conditions indiquées au bas de chaque page. Textes et photos des annonces appartiennent aux annonceurs.',
        ],
      },
      izmjene: {
        heading: 'Modifications et droit applicable',
        blocks: ['Les conditions peuvent changer ; le jour de la dernière modification figure à la fin de la page. Le droit croate s’applique. Les données personnelles sont décrites sous [Confidentialité](privacy), le stockage dans le navigateur sous [Cookies](cookies).'],
      },
    },
  },
  privacy: {
    title: 'Confidentialité',
    description: 'Quelles données personnelles Kvadrat traite, pourquoi, combien de temps elles restent et comment exercer vos droits.',
    lead: 'Le portail demande le moins de données possible. Cette page dit lesquelles, à quoi elles servent, qui les voit et quand elles disparaissent.',
    sections: {
      voditelj: {
        heading: 'Qui traite les données',
        blocks: ['Le responsable du traitement est celui qui exploite cette installation du portail. Sur un vrai portail figureraient ici son nom, son adresse et son délégué à la protection des données. Vous le joignez par le [formulaire de contact](contactUs), sujet « Confidentialité ».'],
      },
      podaci: {
        heading: 'Quelles données nous traitons',
        blocks: [
          [
            'Message du formulaire de contact : sujet, nom, adresse e-mail, texte et langue de la page.',
            'Message à l’annonceur, demande de visite et proposition de prix : nom, adresse e-mail, téléphone, texte, horaires ou montant, langue de la page et réponses des deux parties.',
            'Signalement d’une annonce : motif, explication, nom et adresse e-mail.',
            'Adresse IP : en mémoire vive seulement, quelques minutes, pour limiter le nombre de demandes. Nous ne l’écrivons ni dans les journaux ni dans la base.',
            'Compte : prénom et nom, adresse e-mail, téléphone si vous le donnez, langue, consentements et leur date, services de connexion liés. Le mot de passe n’est gardé que sous forme d’empreinte illisible ; les compteurs de tentatives gardent une empreinte de l’adresse IP.',
            'Journaux du serveur : heure, adresse de la page, résultat et durée. Les adresses e-mail y sont masquées.',
            'Annonces enregistrées et recherches récentes : sans compte, elles restent dans votre navigateur et ne nous sont pas envoyées ; avec un compte, elles sont gardées avec lui.',
          ],
          'Nous ne vous suivons pas sur d’autres sites, ne dressons pas de profils et ne prenons pas de décisions automatisées.',
        ],
      },
      svrhe: {
        heading: 'Finalité et base juridique',
        blocks: [
          {
            head: ['Traitement', 'Finalité', 'Base (RGPD, art. 6)'],
            rows: [
              ['Message du formulaire', 'répondre à votre demande', 'intérêt légitime, § 1 f, ou mesures précontractuelles, § 1 b'],
              ['Demande sur une annonce', 'transmission à l’annonceur et réponse à vous', 'mesures précontractuelles, § 1 b'],
              ['Signalement d’une annonce', 'vérification de l’annonce et communication de la décision', 'obligation légale, § 1 c'],
              ['Compte', 'connexion et services liés au compte', 'contrat, § 1 b ; lettres d’information : consentement, § 1 a'],
              ['Limite des demandes', 'protection contre les abus', 'intérêt légitime, § 1 f'],
              ['Journaux du serveur', 'recherche des pannes', 'intérêt légitime, § 1 f'],
            ],
          },
        ],
      },
      primatelji: {
        heading: 'Qui voit les données',
        blocks: ['Seul l’exploitant du portail voit votre message du formulaire de contact. Nous vous envoyons une confirmation avec le numéro du message à l’adresse indiquée, par le serveur de messagerie du responsable. Les données ne sont ni vendues ni données à des réseaux publicitaires ou des services d’analyse.', 'Une demande sur une annonce parvient à son annonceur : nom, téléphone et ce que vous avez écrit, demandé ou proposé. Il ne voit pas votre adresse e-mail, ni vous la sienne : nous transmettons les réponses.'],
      },
      rokovi: {
        heading: 'Combien de temps nous les gardons',
        blocks: [['Les messages du formulaire s’effacent d’eux-mêmes après 12 mois.', 'Les échanges avec les annonceurs sont effacés 24 mois après le dernier message ou avec votre compte, les demandes non confirmées après sept jours. Les données de qui a signalé une annonce sont effacées 12 mois après la décision.', 'Un compte est conservé jusqu’à ce que vous demandiez son effacement. Une connexion dure au plus 180 jours, un lien de confirmation d’adresse 24 heures, un lien vers un nouveau mot de passe 30 minutes.', 'Les copies des e-mails envoyés s’effacent après 30 jours.', 'Les données du navigateur, vous les effacez vous-même quand vous voulez ; la page [Cookies](cookies) dit comment.']],
      },
      'vasa-prava': {
        heading: 'Vos droits',
        blocks: ['Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation du traitement et leur portabilité, et vous opposer au traitement. Utilisez le [formulaire](contactUs) avec la même adresse e-mail et donnez le numéro du message figurant dans la confirmation. Nous répondons dans un délai d’un mois.'],
      },
      prituzba: {
        heading: 'Réclamation',
        blocks: ['Si vous estimez que vos droits ont été violés, vous pouvez vous adresser à l’Agence croate de protection des données personnelles (AZOP) à Zagreb ou à l’autorité de contrôle du pays où vous vivez.'],
      },
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Kvadrat ne pose pas de cookies de suivi. Tout ce que le portail garde dans votre navigateur, à quoi cela sert et comment l’effacer.',
    lead: 'La consultation du portail n’a pas besoin de cookies et nous n’en posons pas. Quelques petites choses restent dans votre navigateur parce que vous l’avez demandé.',
    sections: {
      kolacici: {
        heading: 'Ce que sont les cookies et le stockage local',
        blocks: ['Un cookie est un petit enregistrement que le navigateur envoie au serveur à chaque ouverture de page. Le stockage local reste dans le navigateur et n’est pas envoyé de lui-même. Kvadrat utilise le stockage local, et des cookies seulement pour la connexion et les essais.'],
      },
      popis: {
        heading: 'Ce qui est conservé',
        blocks: [
          {
            head: ['Nom', 'Type', 'À quoi il sert', 'Durée'],
            rows: [
              ['favourites', 'stockage local', 'la liste des annonces que vous avez enregistrées', 'jusqu’à ce que vous l’effaciez'],
              ['saved-details', 'stockage local', 'pour les annonces enregistrées : quand vous les avez enregistrées, notes et dossiers', 'jusqu’à ce que vous les effaciez'],
              ['hidden-ads', 'stockage local', 'la liste des annonces que vous avez masquées', 'jusqu’à ce que vous les rétablissiez'],
              ['compare', 'stockage local', 'quatre annonces au plus que vous avez choisi de comparer', 'jusqu’à ce que vous les retiriez'],
              ['seen-ads', 'stockage local', 'les 300 dernières annonces que vous avez ouvertes, pour les marquer « Déjà vue »', 'jusqu’à ce que vous effaciez les données du navigateur'],
              ['map-closed, map-still', 'stockage local', 'vous avez fermé la carte à côté de la liste ; la recherche ne suit pas la carte', 'jusqu’à ce que vous rouvriez la carte ou réactiviez le suivi'],
              ['recent-searches', 'stockage local', 'vos dernières recherches sur la page d’accueil', 'jusqu’à ce que vous les effaciez'],
              ['recent-places', 'stockage local', 'les lieux que vous avez choisis en dernier dans la recherche', 'jusqu’à ce que vous les effaciez dans le navigateur'],
              ['microphone', 'stockage local', 'ce que le navigateur a dit en dernier du microphone : demande, autorise ou refuse', 'jusqu’à ce que vous l’effaciez'],
              ['scroll', 'stockage de l’onglet', 'vous ramène au même endroit de la liste', 'tant que l’onglet est ouvert'],
              ['save-search', 'stockage de l’onglet', 'la recherche que vous enregistrez, le temps de vous connecter', 'une demi-heure au plus'],
              ['kvadrat_canary', 'cookie', 'nombre aléatoire qui décide si vous voyez une nouvelle version avant les autres ; seulement pendant son essai', 'jusqu’à la fin de l’essai'],
              ['kvadrat_override', 'cookie', 'montre une version non publiée à qui a ouvert son lien d’aperçu', 'au plus tant que le lien est valable'],
              ['kvadrat_flags', 'cookie', 'fonctions activées ou désactivées ; n’existe que sur un serveur de développement', 'jusqu’à la fermeture du navigateur'],
              ['kvadrat_break', 'cookie', 'module cassé exprès par un développeur ; n’existe que sur un serveur de développement', 'jusqu’à la fermeture du navigateur'],
              ['kvadrat_staff', 'cookie', 'connexion du personnel qui exploite le portail ; les visiteurs ne l’ont pas', '8 heures'],
              ['IMMSESSID', 'cookie', 'moitié publique de la connexion, à laquelle la page voit que vous êtes connecté ; seule, elle n’ouvre rien', '400 jours ; la connexion prend fin après 30 jours sans visite, au plus tard après 180'],
              ['imm_key, __Host-imm_key, __Secure-imm_key', 'cookie', 'moitié secrète de la connexion, hors de portée des scripts ; seulement tant que vous êtes connecté', '400 jours ; la connexion prend fin après 30 jours sans visite, au plus tard après 180'],
              ['imm_csrf, __Host-imm_csrf', 'cookie', 'nombre aléatoire qui protège les formulaires de connexion des autres sites ; créé quand vous ouvrez la connexion', 'jusqu’à la fermeture du navigateur'],
              ['signup_social, user_uuid, email, phone', 'cookie', 'disent à la page qui s’est connecté dans une fenêtre à part et si le compte est nouveau', '60 secondes'],
              ['kvadrat-social', 'stockage local', 'dit à la page que la connexion dans une fenêtre à part est terminée', 'effacé aussitôt'],
              ['session-changed, marks-changed', 'stockage local', 'dit aux autres onglets que vous vous êtes connecté ou déconnecté', 'effacé aussitôt'],
            ],
          },
          'Ces enregistrements sont nécessaires à ce que vous avez demandé vous-même ; nous ne demandons donc pas de consentement.',
        ],
      },
      'treca-strana': {
        heading: 'Tiers',
        blocks: ['Les pages ne chargent ni scripts, ni polices, ni cartes, ni images d’autrui. Il n’y a ni analyse, ni réseau publicitaire, ni module de réseau social. Si cela change, nous vous demanderons votre avis avant de conserver quoi que ce soit.', 'Les boutons de connexion avec Google, Facebook et Apple ne chargent rien de chez eux : ce n’est qu’en appuyant que vous passez sur leur page, où leurs règles s’appliquent, et nous recevons votre nom et votre adresse e-mail. Le script de Google n’est chargé que pour les visiteurs non connectés, et seulement si l’exploitant a activé Google One Tap.'],
      },
      brisanje: {
        heading: 'Comment effacer ou empêcher',
        blocks: ['Dans les réglages du navigateur, vous pouvez effacer les données de ce site ou interdire le stockage. Le portail fonctionne aussi ainsi, il ne retient seulement pas les annonces et les recherches. Pour les données personnelles, voyez [Confidentialité](privacy).'],
      },
    },
  },
};
