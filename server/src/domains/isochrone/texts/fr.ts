import type { IsochroneTexts } from '../isochrone-texts';

export const fr: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Choisissez un lieu sur la carte, une durée de 1 à 60 minutes et un mode de transport.',
  ISOCHRONE_OUTSIDE: 'Nous calculons les temps de trajet uniquement pour des lieux en Croatie.',
  ISOCHRONE_IN_WATER: 'Ce point se trouve dans l’eau. Choisissez un lieu sur la terre ferme.',
  ISOCHRONE_BUSY: 'Le site est très sollicité en ce moment. Réessayez dans quelques secondes.',
  ISOCHRONE_TIMEOUT: 'Le calcul a pris trop de temps. Veuillez réessayer.',
  ISOCHRONE_FAILED: 'Nous ne pouvons pas calculer le temps de trajet pour le moment. Veuillez réessayer.',
};
