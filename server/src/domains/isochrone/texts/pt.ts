import type { IsochroneTexts } from '../isochrone-texts';

export const pt: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Escolha um local no mapa, um tempo de 1 a 60 minutos e um meio de transporte.',
  ISOCHRONE_OUTSIDE: 'Só calculamos tempos de viagem para locais na Croácia.',
  ISOCHRONE_IN_WATER: 'Este ponto está na água. Escolha um local em terra.',
  ISOCHRONE_BUSY: 'De momento há muita afluência. Tente novamente dentro de alguns segundos.',
  ISOCHRONE_TIMEOUT: 'O cálculo demorou demasiado tempo. Tente novamente.',
  ISOCHRONE_FAILED: 'De momento não é possível calcular o tempo de viagem. Tente novamente.',
};
