import type { IsochroneTexts } from '../isochrone-texts';

export const es: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Elija un lugar en el mapa, un tiempo de 1 a 60 minutos y un medio de transporte.',
  ISOCHRONE_OUTSIDE: 'Solo calculamos tiempos de viaje para lugares de Croacia.',
  ISOCHRONE_IN_WATER: 'Ese punto está en el agua. Elija un lugar en tierra.',
  ISOCHRONE_BUSY: 'Ahora mismo hay mucha actividad. Inténtelo de nuevo en unos segundos.',
  ISOCHRONE_TIMEOUT: 'El cálculo ha tardado demasiado. Inténtelo de nuevo.',
  ISOCHRONE_FAILED: 'Ahora mismo no podemos calcular el tiempo de viaje. Inténtelo de nuevo.',
};
