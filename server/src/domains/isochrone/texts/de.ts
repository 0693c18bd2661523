import type { IsochroneTexts } from '../isochrone-texts';

export const de: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Wählen Sie einen Ort auf der Karte, 1 bis 60 Minuten und das Verkehrsmittel.',
  ISOCHRONE_OUTSIDE: 'Fahrzeiten berechnen wir nur für Orte in Kroatien.',
  ISOCHRONE_IN_WATER: 'Dieser Punkt liegt im Wasser. Wählen Sie einen Ort an Land.',
  ISOCHRONE_BUSY: 'Gerade ist sehr viel los. Versuchen Sie es in ein paar Sekunden noch einmal.',
  ISOCHRONE_TIMEOUT: 'Die Berechnung hat zu lange gedauert. Versuchen Sie es noch einmal.',
  ISOCHRONE_FAILED: 'Die Fahrzeit lässt sich gerade nicht berechnen. Versuchen Sie es noch einmal.',
};
