import type { LanguageWords } from '../language-words';

export const fr: LanguageWords = {
  headLast: false,
  kinds: {
    apartment:
      'Appartement; appartements; studio; studette; duplex; triplex; t1; t2; t3; t4; t5; t6; f1; f2; f3; f4; f5; f6; appart; logement; souplex; rez de jardin; appt',
    attic:
      'Appartement sous les toits; combles; combles amenages; mansarde; penthouse; attique; dernier etage; appartement en attique; appartement mansarde',
    loft: 'Loft; lofts',
    house:
      'Maison; maisons; maison individuelle; maison de vacances; maison de ville; maison de maitre; pavillon; bungalow; chalet; cottage; maisonnette; maison d habitation; ruine; maison independante; maison de pierre; maison en pierre; maison de plain pied; maison de village; cabane; gite; maison familiale; maison en bois; maison d architecte',
    'country-house':
      'Maison de campagne; ferme; fermette; corps de ferme; longere; mas; maison rurale; domaine; domaine agricole; propriete; propriete rurale; bastide; exploitation agricole; haras; propriete viticole; moulin; manoir rural; bergerie; grange; corps de ferme a renover',
    villa:
      'Villa; villas; chateau; manoir; hotel particulier; palais; demeure; villa de luxe; maison de prestige; villa d architecte',
    'terraced-house':
      'Maison mitoyenne; maison jumelee; maisons mitoyennes; maison en bande; maison jumellee; maison accolee; mitoyenne; maison semi individuelle; townhouse; maison de rangee',
    'mobile-home': 'Mobil-home; mobil home; mobilhome; mobile home; caravane; peniche; maison mobile',
    room: 'Chambre; chambres; chambre entiere; chambre simple; chambre double; chambre chez l habitant; chambre etudiante; chambre meublee; colocation',
    bed: 'Lit; place de lit; lits; couchage',
    garage: 'Garage; garages; box; garage ferme; box ferme; garages et parkings; garage double; garage individuel',
    parking:
      'Place de parking; parking; parkings; place de stationnement; stationnement; parking souterrain; emplacement de parking; parking exterieur; parking couvert; emplacement parking; places de parking',
    land: 'Terrain; terrains; parcelle; lot; parcelles; terre; foncier',
    farmland:
      'Terrain agricole; terrains agricoles; terre agricole; terres agricoles; vignoble; vignes; verger; oliveraie; foret; bois; prairie; agricole; terrain de loisirs; terrain boise; paturage; terrain rustique; champ',
    'building-land':
      'Terrain à bâtir; terrains a batir; terrain constructible; terrain a construire; terrain urbain; parcelle constructible; constructible; terrain viabilise; parcelle a batir; lot a batir',
    hotel:
      'Hôtel; hotel; hotels; apart hotel; aparthotel; auberge; pension; motel; chambre d hotes; chambres d hotes; maison d hotes; auberge de jeunesse; appart hotel; residence hoteliere; relais',
    tourist:
      'Immeuble touristique; biens touristiques; camping; immobilier touristique; residence de tourisme; gites; complexe touristique; village de vacances',
    office:
      'Bureau; bureaux; cabinet; espace de bureau; cabinet medical; coworking; local de bureau; espace de travail; bureaux et coworking; plateau de bureaux; local professionnel',
    shop: 'Boutique; boutiques; magasin; magasins; commerce; local commercial boutique; showroom; pharmacie; kiosque; supermarche; pas de porte; point de vente; commerces; surface commerciale; murs de boutique',
    warehouse:
      'Entrepôt; entrepots; depot; stockage; local de stockage; entrepot logistique; box de stockage; chambre froide; reserve; espace de stockage',
    hall: 'Hangar; hangars; hall industriel; usine; batiment industriel; local industriel; halle; industriel; locaux industriels; atelier industriel; halle industrielle; site industriel',
    workshop: 'Atelier; ateliers; laboratoire; atelier d artiste; garage automobile atelier; labo',
    restaurant:
      'Bar et restaurant; restaurant; bar; cafe; brasserie; boite de nuit; discotheque; pizzeria; bistrot; bistro; salon de the; boulangerie; night club; nightclub; creperie; taverne; snack; cafe restaurant; bar restaurant; club',
    business:
      'Fonds de commerce; entreprise; cession de bail; affaire; activite; societe; station service; droit au bail commerce',
    premises:
      'Local commercial; locaux commerciaux; local d activite; local; locaux; immobilier commercial; commercial; local professionnel et commercial; bien commercial; immeubles commerciaux; murs commerciaux; locaux d activite; local d activites; biens commerciaux',
    building:
      'Immeuble; immeubles; immeuble de rapport; batiment; batiments; immeuble d habitation; immeuble de bureaux; immeuble commercial; immeuble residentiel; nouveaux immeubles; immeubles neufs; immeuble mixte; ensemble immobilier; copropriete; immeuble d appartements',
  },
  roomCounts: ['studio; f1; studette', 'f2', 'f3', 'f4', 'f5', 'f6'],
  features: {
    furnished:
      'meuble; meublee; meubles; meublees; entierement meuble*; partiellement meuble*; mobilier; avec meubles; semi meuble*; equipe; equipee',
    basement:
      'cave; caves; sous sol; cellier; cave ou debarras; cave a vin; debarras; cave ou cellier; local de rangement; cave ou remise',
    pool: 'piscine; piscines',
    elevator: 'ascenseur; ascenseurs',
    alarm:
      'alarme; systeme d alarme; videosurveillance; alarme ou surveillance; alarme ou gardiennage; systeme de securite; video surveillance; telesurveillance; gardiennage',
    smokers: 'fumeurs; fumeur; fumeurs acceptes; fumeurs bienvenus; fumer; fumeurs autorises',
    pets: 'animaux; animaux acceptes; animaux bienvenus; animaux de compagnie; animaux admis; animaux autorises; animaux de compagnie bienvenus; animaux de compagnie acceptes; animal',
    'balcony-terrace':
      'balcon; balcons; terrasse; terrasses; loggia; toit terrasse; balcon ou terrasse; veranda; terrasse sur le toit; patio; terrasse couverte; terrasse privative',
    'private-garden':
      'jardin; jardins; jardin privatif; jardin prive; cour; jardinet; jardin clos; jardin arbore; potager; parc prive; jardin privatif clos',
    'shared-garden':
      'jardin partage; jardin commun; jardin en commun; jardin collectif; jardin de copropriete; cour commune; jardin de la residence',
    'single-garage':
      'garage; box; garage pour une voiture; garage simple; box ferme; garage individuel; garage une place; garage ferme; box garage',
    'double-garage':
      'garage double; double garage; garage pour deux voitures; garage pour 2 voitures; deux garages; 2 garages; garage deux places; garages pour deux voitures; double box',
    'parking-space':
      'parking; place de parking; place de stationnement; places de parking; stationnement; parking prive; parkings; emplacement de parking; parking souterrain; parking privatif; carport; places de stationnement; emplacement parking; place parking',
    'sea-view':
      'vue mer; vue sur mer; vue sur la mer; vue de la mer; vue ocean; vue mer et montagne; vue montagne et mer; vues sur la mer; vues mer; vue panoramique sur la mer; vue panoramique mer; vue sur la mer et la montagne',
    'lake-view': 'vue lac; vue sur le lac; vue sur lac',
    'mountain-view':
      'vue montagne; vue sur la montagne; vue sur les montagnes; vue mer et montagne; vue montagne et mer; vue montagnes; vue sur la mer et la montagne; vue sur montagne',
    'panoramic-view':
      'vue panoramique; panorama; vue degagee; vues panoramiques; vue panoramique sur la mer; vue panoramique mer',
    'river-view': 'vue riviere; vue sur la riviere; vue fleuve; vue sur le fleuve; vue sur riviere; vue sur fleuve',
    'park-view': 'vue parc; vue sur le parc; vue sur parc; vue sur un parc',
    'virtual-tour': 'visite virtuelle; visite 3d; visite 360; tour virtuel',
    'income-producing':
      'loue; deja loue; revenus locatifs; rapporte un revenu; rapport locatif; revenu locatif; vendu loue; produit des revenus; avec locataire; source de revenus; rapporte',
    students: 'etudiants; pour etudiants; etudiant; adapte aux etudiants; pour les etudiants',
  },
  signs: {
    no: 'non; sans; pas de; pas d; pas; aucun; aucune; absence de; ni; exclu; hors; absent; n est pas; ne; manque; non inclus; depourvu de; non disponible; interdit*; manquant*; manquent',
    yes: 'oui; inclus; incluse; acceptes; disponible; present; compris; existant; existante; avec',
    shared:
      'commun; commune; communs; communes; partage; partagee; collecti*; copropriete; en commun; de la residence; communautaire; mutualise*',
    private: 'prive; privee; privatif; privative; privatifs; individuel*; exclusif; propre; personnel*',
    public:
      'rue; dans la rue; public; publique; publiques; publics; voirie; sur rue; municipal*; communal*; zone; en surface dans la rue',
    maybe:
      'possible; possibilite; possibilite de; option; optionnel; en option; prevu; prevue; projet; projet de; emplacement pour; place pour; permis pour; en supplement; eventuel*; piscinable; potentiel; envisageable; a creer; a louer; autorisation; a construire; sur demande; en construction; en cours',
    view: 'vue; vues; donnant sur; surplombant; vis a vis',
    near: 'pres; proche; a cote; a proximite; proximite; voisin; minutes; aux abords; environs; a deux pas; metres; en face; non loin; proches; a pied',
    unfurnished: 'non meuble*; vide; sans meubles; non meublee; loue vide',
    with: 'avec; et; plus; y compris; incluant; comprenant',
    but: 'mais; sauf; excepte',
    of: 'de; du; des; d; a; au; aux; en; sur; pour; dans; et; la; le; les; l; par; sous; chez; pres; un; une',
    or: 'ou',
    from: 'a partir de; des; a partir; minimum; min; prix a partir de; au moins',
    'up-to': 'jusqu a; max; maximum; jusqu',
    about: 'environ; env; approximativement; ca; autour de; aux alentours de; a peu pres; approx; circa',
    tax: 'tva; ht; hors taxes; ttc; hors tva; taxes; net vendeur; fai; hors frais; frais d agence inclus; hai; net',
    'per-metre': 'par m2; le m2; m2; au m2; du m2; par metre carre; le metre carre; au metre carre',
    negotiable:
      'negociable; a debattre; ferme; prix; loyer; cc; charges comprises; prix fixe; hors charges; hc; total; prix de vente; montant; non negociable',
    'on-request':
      'sur demande; prix sur demande; nous consulter; prix nous consulter; nc; n c; a convenir; a discuter; a negocier; contactez nous; sur devis; consulter; prix a definir; nous contacter; p s d; prix a convenir',
    thousand: 'mille; k; milliers; ke',
    million: 'million; millions; m; mio; me; mil',
    euro: 'eur; euro; euros; ttc eur',
    kuna: 'kn; kuna; kunas; hrk; kuna croate',
    sale: 'vente; a vendre; achat; ventes; revente; ancien; vend; en vente; acheter; d occasion; occasion',
    rent: 'location; a louer; louer; locations; bail; en location; location longue duree; location saisonniere; location vacances; loyer; location courte duree; location meublee',
    new: 'neuf; programme neuf; construction neuve; neuve; nouvelle construction; vefa; neufs; en construction; sur plan; immobilier neuf',
    'per-month': 'mois; par mois; mensuel; mensuelle; le mois; mensuellement; au mois; mensuels',
    'per-week': 'semaine; par semaine; hebdomadaire; la semaine; semaines; a la semaine; hebdo',
    'per-day': 'jour; par jour; nuit; par nuit; nuitee; journalier; la nuit; le jour; a la nuit',
    'per-year': 'an; par an; annuel; annuelle; annee; par annee; annuellement; l annee; l an',
    share:
      'part; parts; quote part; en indivision; indivision; part indivise; copropriete partagee; multipropriete; parts indivises; part de propriete; parts sociales; coproprietaire; part de copropriete; quote part indivise',
    lease:
      'bail emphyteotique; emphyteose; droit au bail; viager; usufruit; nue propriete; bail a construction; droit de superficie; concession; bail; bail reel solidaire',
    'room-noun': 'pieces; piece; pces; p; pieces principales',
    'bedroom-noun': 'chambres; chambre; ch; chambres a coucher',
    'ground-floor': 'rez de chaussee; au rez de chaussee; rdc; plain pied',
  },
  numbers: ['un; une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  tenure: { share: 'quote-part en indivision', lease: 'bail emphytéotique' },
};
