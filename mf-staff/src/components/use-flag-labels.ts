import type { FlagName } from '@kvadrat/contracts/flags';
import { useLingui } from '@lingui/react/macro';

/** What the flags turn on and off. */
export function useFlagLabels(): Readonly<Record<FlagName, string>> {
  const { t } = useLingui();
  return {
    visitRequests: t`Zahtjevi za razgled`,
    aiSearch: t`Pretraga rečenicom`,
    priceProposal: t`Prijedlog cijene`,
    messaging: t`Poruke`,
    realtimeNotifications: t`Obavijesti odmah`,
    auctions: t`Dražbe`,
    mortgageWidget: t`Izračun kredita u oglasu`,
    internationalSearch: t`Pretraga inozemstva`,
    newSorting: t`Redoslijed po važnosti`,
    bedroomSearch: t`Pretraga po spavaćim sobama`,
    anonymousTracking: t`Mjerenje posjeta bez prijave`,
  };
}
