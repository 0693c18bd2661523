import type { Lexicon } from '../reader/lexicon';

export const fr: Lexicon = {
  declines: false,
  roomCodes: { t: 'rooms', f: 'rooms' },
  terms: {
    sale: 'achat; acheter; achète; à vendre; vente; en vente; à acheter; acquérir; acquisition; vends; vend',
    rent: 'location; louer; à louer; loyer; en location; location longue durée; mensuel; mensuels; locations; bail; loyers; je loue; on loue; nous louons; loue appartement; loue maison',
    auction: 'enchères; aux enchères; vente aux enchères; enchère; vente judiciaire',
    'no-auctions': 'pas d enchères; sans enchères; hors enchères; pas de vente aux enchères',

    apartment: 'appartement; appartements; appart; apparts; appt; apt; logement; logements; appart hôtel; flat',
    'rented-apartment': 'appartement en location',
    'owned-apartment': 'appartement en propriété',
    'flat-1': 'studio; studios; studette; garçonnière; t1; chambre de bonne; un studio',
    'flat-2': 'appartement deux pièces',
    'flat-3': 'appartement trois pièces',
    'flat-4': 'appartement quatre pièces',
    'flat-5': 'appartement cinq pièces',
    'rooms-1': 'une pièce',
    'rooms-2': 'deux pièces',
    'rooms-3': 'trois pièces',
    'rooms-4': 'quatre pièces',
    'rooms-5': 'cinq pièces',
    attic:
      'penthouse; penthouses; attique; attiques; combles; mansarde; appartement sous les toits; sous les toits; appartement mansardé; dernier étage terrasse',
    loft: 'loft; lofts',
    house:
      'maison; maisons; maisonnette; pavillon; bungalow; maison de vacances; maison familiale; maison secondaire; résidence secondaire; baraque; maison de pêcheur; chalet; cabanon; maison de famille; maison de village',
    'detached-house':
      'maison individuelle; maisons individuelles; pavillon individuel; maison indépendante; maison isolée; 4 façades; quatre façades',
    farmhouse:
      'ferme; fermes; corps de ferme; fermette; mas; maison de campagne; longère; domaine; bastide; maisons de campagne; exploitation',
    villa: 'villa; villas',
    'terraced-house':
      'maison mitoyenne; maisons mitoyennes; mitoyenne; maison de ville; maison de ville mitoyenne; maison jumelée; maison accolée; maisons de ville; maison en bande; jumelée',

    'new-build':
      'programme neuf; programmes neufs; construction neuve; constructions neuves; immobilier neuf; vefa; sur plan; logement neuf; résidence neuve; promotion neuve; projet neuf; nouvelle construction; nouvelles constructions; dans le neuf; immeuble neuf',
    commercial:
      'local commercial; locaux commerciaux; local professionnel; locaux professionnels; surface commerciale; restaurant; cabinet médical; locaux; murs commerciaux',
    business: 'fonds de commerce; pas de porte',
    tourist: 'hôtel; hotels; gîte; gîtes; camping; chambre d hôtes; chambres d hôtes; bien touristique; auberge',
    room: 'chambre à louer; chambre chez l; colocation; coloc; chambre meublée; chambre en colocation; colocataire; chambre chez',
    'student-room':
      'chambre étudiante; chambre étudiant; chambre d étudiant; chambre pour étudiant; chambre pour étudiante; chambre universitaire; chambre pour un étudiant; chambre pour une étudiante',
    'bed-place': 'lit en chambre partagée; place en chambre partagée',
    abroad: 'étranger; à l étranger',
    building: 'immeuble; immeubles; immeuble de rapport; immeuble entier; bâtiment entier',
    warehouse: 'entrepôt; entrepôts; dépôt; stockage; espace de stockage; local de stockage',
    office: 'bureau; bureaux; coworking; espace de travail; espace de coworking',
    land: 'terrain; terrains; parcelle; parcelles; lot',
    'building-land':
      'terrain constructible; terrains constructibles; terrain à bâtir; terrains à bâtir; parcelle constructible; terrain pour construire; constructible; terrain viabilisé',
    farmland:
      'terrain agricole; terrains agricoles; terre agricole; terres agricoles; oliveraie; oliveraies; vignoble; vignobles; vigne; vignes; verger; forêt; bois; champ; oliviers; prairie',
    shed: 'hangar; hangars; halle; atelier; usine; bâtiment industriel; local industriel; entrepôt industriel',
    shop: 'boutique; boutiques; magasin; magasins; commerce; commerces; échoppe',

    new: 'neuf; neuve; neufs; neuves; jamais habité; en construction; tout neuf; flambant neuf; récent; récente',
    good: 'bon état; en bon état; habitable; bien entretenu; bien entretenue; habitable de suite; clé en main; clés en main; prêt à habiter; prêt à emménager; très bon état; état correct',
    renovated:
      'rénové; rénovée; rénovés; rénovées; refait; refaite; refait à neuf; restauré; restaurée; entièrement rénové; refaite à neuf; remis à neuf; retapé; retapée; modernisé',
    'to-renovate':
      'à rénover; à restaurer; à retaper; à rafraîchir; avec travaux; travaux; travaux à prévoir; à réhabiliter; ruine; à finir; gros œuvre; à moderniser; ruines; prévoir travaux; à refaire',
    ground: 'rez de chaussée; rdc; rez de jardin; plain pied; de plain pied; entresol; rez; rez de chaussee',
    intermediate: 'étage intermédiaire; étages intermédiaires',
    top: 'dernier étage; derniers étages; étage le plus haut; au dernier; dernier',
    'not-ground': 'étage élevé; en étage; étages élevés; étage supérieur',
    parking:
      'parking; parkings; place de parking; places de parking; stationnement; place de stationnement; emplacement de parking; carport; place de garage extérieure; pour se garer; places de stationnement; stationnements',
    garage:
      'garage fermé; garage; garages; box; place de garage; parking souterrain; parking couvert; sous sol parking',
    'double-garage':
      'double garage; garage double; garage pour deux voitures; garage pour 2 voitures; garage 2 voitures; doubles garages; deux garages',
    autonomous:
      'chauffage individuel; chauffage autonome; chauffage indépendant; chauffage au gaz; chauffage gaz individuel',
    centralized: 'chauffage central; chauffage collectif; chauffage urbain; chauffage centralisé',
    'air-conditioning':
      'climatisé; climatisée; climatisation; clim; air conditionné; climatisés; climatiseur; climatiseurs; réversible; climatisation split; clim split; climatiseur split; split climatisation; climatisation réversible; clim réversible; split réversible; multi split',
    garden:
      'jardin; jardins; jardin privé; jardin privatif; cour; jardinet; extérieur; potager; terrain clos; jardin clos',
    'shared-garden': 'jardin partagé; jardin commun; jardin collectif; jardin de copropriété; cour commune',
    'low-energy':
      'basse consommation; bbc; économe en énergie; maison passive; faible consommation; bonne performance énergétique; peu énergivore; bien isolé; bien isolée; économe',
    'sea-view':
      'vue mer; vue sur la mer; vue sur mer; vue de mer; vues mer; vue sur l adriatique; face à la mer vue; vue à la mer; voir la mer; avec vue sur la mer; vue océan',
    'lake-view': 'vue lac; vue sur le lac',
    'mountain-view': 'vue montagne; vue montagnes; vue sur la montagne; vue sur les montagnes; vue sur montagne',
    'panoramic-view':
      'vue panoramique; vue dégagée; belle vue; vue; vues; panorama; panoramique; vue imprenable; vue ville; superbe vue; vue sur la ville; jolie vue',
    'river-view': 'vue rivière; vue sur la rivière; vue fleuve; vue sur le fleuve',
    'park-view': 'vue parc; vue sur parc; vue sur le parc',
    'clear-title':
      'titre de propriété clair; titre clair; papiers en règle; titre de propriété; documents en règle; propriété 1 / 1; 1 / 1; sans hypothèque; libre de charges; papiers en ordre; titre propre; documents en ordre; libre d hypothèque; tout en règle; en règle',
    'use-permit':
      'permis d usage; permis d utilisation; permis d habiter; certificat d habitabilité; permis d occupation; certificat de conformité',
    legalized: 'légalisé; légalisée; légalisation; régularisé; régularisée',
    'near-sea':
      'près de la mer; proche de la mer; proche mer; bord de mer; en bord de mer; au bord de la mer; à côté de la mer; près de la plage; proche de la plage; proche plage; pas loin de la mer; à proximité de la mer; à proximité de la plage; non loin de la mer; près mer; sur la côte; à deux pas de la mer; à deux pas de la plage; proches de la mer; proche des plages; à proximité des plages; à la mer; littoral; bord mer; sur le littoral; bord de plage; près du rivage',
    'first-row':
      'pieds dans l eau; front de mer; première ligne; en première ligne; première ligne de mer; face à la mer; sur la mer; sur la plage; en front de mer; les pieds dans l eau; première rangée; 1ère ligne; 1ere ligne; face mer; devant la mer; sur l eau',

    balcony: 'balcon; balcons; terrasse; terrasses; loggia; toit terrasse; véranda; patio; rooftop; balconnet',
    elevator: 'ascenseur; ascenseurs',
    furnished:
      'meublé; meublée; meublés; meublées; avec meubles; équipé; équipée; meubles; ameublement; tout équipé; mobilier',
    basement: 'cave; caves; cellier; débarras; sous sol; caveau; cagibi; remise',
    pool: 'piscine; piscines; piscine privée; piscine chauffée; piscine commune',
    alarm:
      'alarme; vidéosurveillance; système d alarme; sécurisé; sécurisée; surveillance; gardien; télésurveillance; gardiennage',
    pets: 'animaux acceptés; animaux; animal; chien accepté; chiens acceptés; chien; chiens; chat; chats; animaux bienvenus; avec chien; animaux admis; avec un chien; avec un chat; animal accepté; accepte les animaux; chat accepté; animaux de compagnie; acceptant les animaux; animaux autorisés',
    smokers: 'fumeurs; fumeurs acceptés; fumeur accepté; fumeur; fumeurs autorisés',
    'virtual-tour': 'visite virtuelle; visites virtuelles; visite 3d; visite 360; visite vidéo',
    income:
      'investissement; investissement locatif; déjà loué; loué; louée; avec locataire; rapport locatif; investir; locataire en place; revenus locatifs; pour investir; déjà louée; à rendement; occupé par locataire',
    students:
      'étudiant; étudiante; étudiants; étudiantes; pour étudiant; pour étudiants; pour étudiante; étudiantes; logement étudiant; résidence étudiante',
    'no-commission':
      'sans commission; sans frais d agence; pas de commission; pas de frais d agence; zéro commission; 0 % de commission; sans honoraires; aucun frais d agence; sans frais; 0 frais; frais offerts; sans commissions; zéro frais; hors commission; aucune commission; pas de frais',
    'price-reduced':
      'prix en baisse; prix réduit; baisse de prix; prix baissé; réduit; en promotion; rabais; prix cassé; remise de prix; prix réduits; baissé; prix revu à la baisse; prix diminué; en baisse; promo; baisses de prix; soldé',
    available:
      'libre de suite; disponible de suite; disponible immédiatement; libre; disponible; disponibles; libre immédiatement; tout de suite; dispo; immédiatement; disponible maintenant; de suite; disponible tout de suite; libre maintenant; dispo de suite; libre tout de suite; vide; inoccupé',

    'with-photos': 'avec photos; avec des photos; avec photo; avec images',
    'with-plan': 'avec plan; avec un plan; avec le plan; plan du logement',
    'last-week': 'cette semaine; depuis une semaine; ces 7 derniers jours; les 7 derniers jours; la semaine dernière',

    cheapest:
      'les moins chers; moins cher; moins chers; moins chère; moins chères; le moins cher; la moins chère; les moins chères; prix croissant; prix croissants; plus bas prix; les moins chers en premier; les moins chères en premier; par prix; meilleur prix; meilleurs prix; du moins cher; prix les plus bas; plus abordables',
    dearest:
      'les plus chers; plus cher; plus chers; plus chères; prix décroissant; les plus chères; prix décroissants; du plus cher; la plus chère; le plus cher',
    largest:
      'les plus grands; les plus grandes; plus grand; la plus grande; plus grande surface; le plus grand; plus grands d abord',
    newest:
      'les plus récentes; les plus récents; plus récents; plus récentes; dernières annonces; annonces récentes; nouvelles annonces; nouveautés; plus récent; les dernières annonces; récemment publiées; dernières offres; les nouveautés; nouveaux biens',
    private:
      'particulier à particulier; entre particuliers; de particulier; particulier; particuliers; sans agence; pas d agence; pas d agences; du propriétaire; directement du propriétaire; sans intermédiaire; propriétaire; direct propriétaire; sans intermédiaires; par propriétaire; de particulier à particulier; pap; chez un particulier; direct du propriétaire; sans agences; pas d agent; pas d intermédiaire; aucune agence; hors agence; sans agent; sans passer par une agence',
    'cheapest-per-metre':
      'prix au m2 le plus bas; prix au mètre carré le plus bas; moins cher au m2; moins cher au mètre carré; moins chers au m2; moins chers au mètre carré; meilleur prix au m2',
  },
  signs: {
    stop: 'je; j; nous; on; cherche; cherchons; recherche; recherchons; recherches; souhaite; souhaitons; voudrais; voudrait; voulons; veux; aimerais; aimerions; besoin; faut; il; elle; svp; s il vous plaît; merci; bonjour; bonsoir; salut; un; une; des; le; la; les; l; d; du; de; et; ou; où; mais; avec; pour; par; dans; en; au; aux; à; sur; chez; qui; que; qu; quoi; ce; cette; ces; ça; c; est; sont; être; soit; soient; avoir; a; ai; ayant; avons; possible; peut; peux; peuvent; doit; si; y; mon; ma; mes; notre; nos; votre; quelque; quelque chose; quelques; tout; tous; toute; toutes; aussi; très; bien; un bien; biens; assez; seulement; uniquement; non; oui; immobilier; immobilière; immobilières; propriété; propriétés; annonce; annonces; offre; offres; prix; coût; zone; secteur; région; ville; village; quartier; endroit; lieu; situé; située; petit; petite; petits; petites; grand; grands; beau; belle; joli; jolie; vieux; vieille; ancien; ancienne; superficie; surface; habitable; habitables; environ une; premier; en premier; d abord; bla; montre; montrez; montrez moi; trouve; trouvez; trouver; donne; donnez; moi; m; s; n; me; se; mes; mes critères; idéalement; éventuellement; préférence; de préférence; plutôt; avec ou; distance; vivre; habiter; ici; là; puis; vers chez; donnant; comprenant; composé; disposant; location ou; bonne; maximum de; étage; étages; niveau; de la; type; genre; comté; département; commune; résidence; nécessaire; payer; ne; +; partout; n importe où',
    not: 'pas; pas de; pas d; non; sans; aucun; aucune; sauf; hors; ni; jamais; excepté; surtout pas; rien; en aucun cas; hormis; mais pas; à part; ne veux pas; ne voulons pas; ne veux pas de; pas question de; aucune envie de',
    max: 'max; maximum; jusqu à; moins de; jusque; au plus; inférieur à; maxi; sous; budget; budget de; en dessous de; pas plus de; au maximum; budget max; budget maximum; plafond; ne dépassant pas; à moins de; inférieure à; en dessous; n excédant pas; pour moins de; prix max; prix maximum; limité à; en moins de; budget maxi; jusqu; au maxi; budget jusqu à; loyer max; dans la limite de; pas plus loin que; au dessous de; plus petit que; moins cher que; inférieur',
    min: 'au moins; minimum; min; plus de; à partir de; supérieur à; mini; au minimum; pas moins de; dès; au dessus de; supérieure à; de plus de; minimum de; au delà de; partir de; d au moins; à partir; plus cher que; plus grand que; au dessus',
    'or-more':
      'ou plus; et plus; au moins; minimum; mini; et au delà; ou mieux; min; ou davantage; au minimum; et au dessus; plus',
    about:
      'environ; autour de; à peu près; vers; aux alentours de; dans les; approximativement; approx; plus ou moins; env; aux environs de; quelque; près de; de l ordre de; aux alentours; environs',
    between: 'entre; compris entre; comprise entre',
    of: 'de',
    and: 'et; à',
    to: 'à; a; jusqu à; au; et',
    after: 'après; depuis; après l année; postérieur à; plus récent que; postérieure à; ultérieur à',
    built:
      'construit; construite; construits; année de construction; bâti; bâtie; construction; année; construites; construit en; datant',
    half: 'demi; demie',
    thousand: 'mille; k; mil; ke',
    million: 'million; millions; m; mln; mio',
    'half-million': 'un demi million; demi million',
    euro: '€; euro; euros; eur; e; balles',
    kuna: 'kuna; kunas; kn; hrk',
    'per-metre':
      'au m2; du m2; / m2; par m2; le m2; au mètre carré; du mètre carré; par mètre carré; le mètre carré; m2 prix',
    'square-metre': 'm2; mètres carrés; mètre carré; metres carres; mc; m carrés; m carré; carrés',
    metre: 'm; mètres; mètre; mtr; mt',
    kilometre: 'km; kilomètres; kilomètre; kms; bornes',
    minute: 'minutes; minute; min; mn; mins',
    'room-noun': 'pièces; pièce; p; pcs; pce',
    'bedroom-noun': 'chambres; chambre; ch; chambres à coucher; chambre à coucher; cac',
    'bathroom-noun':
      'salles de bain; salle de bain; salles de bains; salle de bains; sdb; salles d eau; salle d eau; wc; toilettes; sde; douches; bains',
    'floor-noun': 'étage; étages; er étage; ème étage; eme étage; e étage; niveau; niveaux',
    sea: 'mer; plage; plages; eau; côte; rivage; littoral; adriatique; rive',
    energy:
      'dpe; classe énergétique; classe énergie; étiquette énergie; performance énergétique; certificat énergétique; diagnostic énergétique; étiquette; étiquette énergétique; classe',
    near: 'près de; près d; proche de; proche; proche d; à proximité de; à côté de; autour de; aux environs de; aux alentours de; environs de; alentours de; pas loin de; non loin de; dans un rayon de; rayon de; vers; à proximité; aux abords de; dans les environs de; à côté; du côté de; arrière pays de; dans l arrière pays de; autour; périphérie de; proches de; à l extérieur de; près',
    in: 'à; a; en; dans; au; aux; de; d; du; sur',
    on: 'sur; sur l; sur la',
    island: 'île; îles; ile; iles; île de; îlot; ilot',
    centre:
      'centre; centre ville; hypercentre; hyper centre; plein centre; coeur; cœur; central; centrale; centreville; en plein centre',
    'old-town': 'vieille ville; centre historique; centre ancien; vieux centre; quartier historique; vieux quartier',
    country: 'croatie; croate; croates; toute la croatie',
    car: 'en voiture; voiture; de voiture; de route; route; de trajet en voiture; trajet en voiture; auto',
    bike: 'à vélo; en vélo; vélo; de vélo; bicyclette; à bicyclette',
    walk: 'à pied; à pieds; de marche; marche; pied; pieds; de marche à pied; promenade; à marche',
    transit:
      'en transports; transports en commun; en transports en commun; en bus; en train; bus; train; tramway; en tramway; transports; en tram; tram',
    or: 'ou; ou bien; ni; /',
    with: 'avec; +',
    month:
      'par mois; mensuel; mensuels; mensuelle; mensuelles; mensuellement; au mois; / mois; mois; chaque mois; le mois; cc; hc; charges comprises; hors charges; plus charges; + charges; charges incluses; toutes charges comprises; de loyer',
    'short-stay':
      'la nuit; par nuit; / nuit; nuit; nuits; la nuitée; nuitée; par semaine; la semaine; / semaine; semaine; semaines; hebdomadaire; hebdomadaires; par jour; / jour; par an; / an; annuel; annuels',
    needless:
      'pas nécessaire; pas besoin de; pas besoin d; pas besoin; n est pas nécessaire; pas indispensable; n est pas indispensable; pas obligatoire; n est pas obligatoire; pas important; n est pas important; pas importante; pas requis; non nécessaire; non indispensable; non obligatoire; inutile; superflu; facultatif; facultative; peu importe; pas essentiel; pas essentielle; pas utile; n ai pas besoin de; n ai pas besoin d',
    refused:
      'exclu; exclue; exclus; exclues; est exclu; est exclue; sont exclus; hors de question; c est hors de question; ne m intéresse pas; ne nous intéresse pas; ne m intéressent pas; n est pas intéressant; pas intéressé; non merci; trop petit; c est trop petit; est trop petit; trop cher; c est trop cher; inacceptable; ne convient pas; à exclure; à éviter; pas question; abstenir; s abstenir',
    'room-part':
      'salon; séjour; cuisine; salle à manger; couloir; entrée; pièce à vivre; pièce de vie; salle de séjour; dressing',
    other: 'split level; demi niveaux; demi niveau',
    hectare: 'ha; hectare; hectares',
    acre: 'acre; acres',
    jutro: 'jutro; jutra',
    are: 'are; ares',
    dunum: 'dunum; stremma',
    'square-foot': 'pieds carrés; pied carré; pi2; sq ft; sqft; ft2',
    fathom: 'toises carrées; čhv',
    'quarter-million': 'quart de million; un quart de million',
    genitive: 'de; d',
    surroundings:
      'environs; les environs; alentours; aux alentours; dans les environs; périphérie; banlieue; ses environs; ses alentours',
    without: 'sans',
    one: 'un; une',
    two: 'deux',
    three: 'trois',
    four: 'quatre',
    five: 'cinq',
    six: 'six',
    seven: 'sept',
    eight: 'huit',
    nine: 'neuf',
    ten: 'dix',
  },
};
