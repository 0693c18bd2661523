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

/** Where messages will be, and how one writes to advertisers meanwhile. */
export function MessagesView({ data: { area }, route }: ComingProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <AreaFrame area={area} route={route} title={t`Poruke`}>
      <EmptyState title={t`Razgovori s oglašivačima još nisu ovdje`}>
        <p>
          <Trans>
            Na svakom oglasu možete poslati upit, tražiti razgled ili predložiti cijenu. Odgovor zasad stiže na vašu
            e-poštu i tamo nastavljate razgovor.
          </Trans>
        </p>
        <p>
          <Trans>Na ovoj će stranici biti svi razgovori, po oglasu.</Trans>
        </p>
        <ButtonLink href={href(PATHS.defaultSearch)}>
          <Trans>Nađi oglase</Trans>
        </ButtonLink>
      </EmptyState>
    </AreaFrame>
  );
}
