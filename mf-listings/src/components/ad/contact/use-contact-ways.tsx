import { PageDialog, useLaterMessages, useRemote } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentType, type ReactElement } from 'react';
import type { ContactFormProps, ContactWay } from './contact-way';
import { CONTACT_WAYS } from './contact-ways';

export interface ContactWays {
  offered: readonly ContactWay[];
  open: (way: ContactWay) => void;
  /** The form that is open, to be put into the page once. */
  dialog: ReactElement | null;
}

/** The forms by which the advertiser of an ad is reached. Without a form's code, or what it starts with, its page is the way. */
export function useContactWays(listing: ListingDetail): ContactWays {
  const { flags, http, locale, navigate } = useRemote();
  const { t, i18n } = useLingui();
  const addMessages = useLaterMessages();
  const [opened, setOpened] = useState<{ way: ContactWay; Form: ComponentType<ContactFormProps> } | null>(null);
  const close = (): void => setOpened(null);
  return {
    offered: listing.status === 'active' ? CONTACT_WAYS.filter((way) => way.offered(listing, flags)) : [],
    open: (way) => {
      Promise.all([way.load(listing.id, locale, { http }), addMessages(i18n)]).then(
        ([Form]) => setOpened({ way, Form }),
        () => navigate(localizedPath(locale, way.path(listing.id))),
      );
    },
    dialog: opened && (
      <PageDialog open onClose={close} title={i18n._(opened.way.title)} closeLabel={t`Zatvori`}>
        <opened.Form listing={listing} onClose={close} />
      </PageDialog>
    ),
  };
}
