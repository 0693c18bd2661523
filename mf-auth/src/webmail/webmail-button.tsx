import { useLingui } from '@lingui/react/macro';
import { ButtonLink, ExternalIcon } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import { useWindowWidth } from './use-window-width';
import { webmailLink } from './webmail-link';

/** Opens the inbox of an address, where its service is known; nothing for others. */
export function WebmailButton({
  email,
  kind = 'primary',
}: {
  email: string;
  kind?: 'primary' | 'outlined';
}): ReactElement | null {
  const { t } = useLingui();
  const link = webmailLink(email, useWindowWidth());
  if (link === null) return null;
  const { service } = link;
  return (
    <ButtonLink
      full
      kind={kind}
      href={link.href}
      data-native
      {...(link.app ? {} : { target: '_blank', rel: 'noopener' })}
    >
      <ExternalIcon size="s" />
      {t({ id: 'open_mail', message: `Otvori ${service}` })}
    </ButtonLink>
  );
}
