import type { LoadContext } from '@kvadrat/remote-kit';
import type { Flags } from '@kvadrat/contracts/flags';
import type { ListingDetail } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

export interface ContactFormProps {
  listing: ListingDetail;
  onClose: () => void;
}

/** A way to reach the advertiser by a form, which comes when somebody asks for it. */
export interface ContactWay {
  name: string;
  /** On the button, and the dialog's heading. */
  title: MessageDescriptor;
  /** In the bar of a phone. */
  short: MessageDescriptor;
  Icon: ComponentType;
  offered: (listing: ListingDetail, flags: Flags) => boolean;
  /** Page of the same form, without language. */
  path: (listingId: number) => string;
  /** The form with what it starts with; its texts stand in `locales/catalogues.jsonc`. */
  load: (listingId: number, locale: Locale, context: LoadContext) => Promise<ComponentType<ContactFormProps>>;
}
