import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageHead, RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryKind } from '../../components/contact/enquiry-act';
import type { EnquiryData } from './load-enquiry';

const TITLES: Readonly<Record<NonNullable<EnquiryKind['form']>, MessageDescriptor>> = {
  message: msg`Poruka oglašivaču`,
  visit: msg`Zatražite razgled`,
  proposal: msg`Predložite cijenu`,
};

/** Not for search engines. The title says first what has become of the form: readers hear it before anything else. */
export function enquiryHead(
  form: NonNullable<EnquiryKind['form']>,
): (data: EnquiryData<unknown>, route: RouteLocation, i18n: I18n, refused?: RefusedForm) => PageHead {
  return ({ found }, { locale, path }, i18n, refused) => {
    const title = i18n._(TITLES[form]);
    const again = i18n._(form === 'message' ? msg`Poruka još nije poslana` : msg`Još nije poslano`);
    const name = refused === undefined ? title : `${again}: ${title}`;
    return {
      title: `${found === null ? i18n._(msg`Oglas ne postoji`) : name} | Kvadrat`,
      description: title,
      canonical: localizedPath(locale, path),
      robots: 'noindex',
    };
  };
}
