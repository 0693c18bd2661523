import { useHref, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { loadArea, type Area } from '../../components/area/load-area';

export interface ComingData {
  area: Area;
}

/** Pages for who is signed in alone: strangers sign in first and come back. */
export async function loadComing(
  { locale, path, search }: RouteLocation,
  context: LoadContext,
): Promise<PageLoad<ComingData>> {
  const area = await loadArea(context);
  if (area === null)
    return {
      status: 302,
      location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
    };
  return { status: 200, data: { area } };
}

interface ComingProps {
  data: ComingData;
  route: RouteLocation;
}

/** Where a person's own ads will be, and who can have ads here meanwhile. */
export function PublishedView({ data: { area }, route }: ComingProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <AreaFrame area={area} route={route} title={t`Moji oglasi`}>
      <EmptyState title={t`Nemate objavljenih oglasa`}>
        <p>
          <Trans>
            Objava oglasa privatnih osoba još nije otvorena. Agencije i investitori mogu se prijaviti već sada; njihove
            oglase preuzimamo iz njihovih programa.
          </Trans>
        </p>
        <p>
          <Trans>
            Na ovoj će stranici biti vaši oglasi: koliko su puta viđeni, tko se javio i što možete promijeniti.
          </Trans>
        </p>
        <ButtonLink href={href(PATHS.agencySignUp)}>
          <Trans>Prijava agencije</Trans>
        </ButtonLink>
      </EmptyState>
    </AreaFrame>
  );
}
