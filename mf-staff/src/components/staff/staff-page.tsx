import { definePage, type LoadContext, type PageAct, type PageDefinition, type PageLoad } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress, type StaffSession } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { MissingView } from './missing-view';
import { SignInView } from './sign-in-view';
import { staffAct } from './staff-act';
import { StaffFrame } from './staff-frame';

/** What a page of the staff has loaded; strangers get nothing of it. */
export type StaffData<D> = { is: 'open'; session: StaffSession; own: D } | { is: 'stranger' } | { is: 'missing' };

export interface StaffPageOptions<D> {
  /** Asks for what the page shows; the server says who may have it. */
  load: (route: RouteLocation, context: LoadContext) => Promise<D>;
  /** Takes the page's own forms. */
  act?: PageAct;
  title: (data: D, i18n: I18n) => string;
  /** Above the title: where the page belongs. */
  Above?: (this: void, props: { data: D; route: RouteLocation }) => ReactNode;
  View: (this: void, props: { data: D; route: RouteLocation; refused?: RefusedForm | undefined }) => ReactNode;
}

/** A page of the staff: whoever is not signed in is asked for the token, and learns nothing else. */
export function staffPage<D>({ load, act, title, Above, View }: StaffPageOptions<D>): PageDefinition<StaffData<D>> {
  return definePage<StaffData<D>>({
    load: (route, context) => loadAs(route, context, load),
    act: staffAct(act),
    head(data, { locale, path }, i18n, refused) {
      const name =
        data.is === 'open'
          ? title(data.own, i18n)
          : data.is === 'stranger'
            ? i18n._(msg`Prijava`)
            : i18n._(msg`Ove stranice nema`);
      const isRefused = data.is === 'open' && refused !== undefined;
      return {
        title: `${isRefused ? `${i18n._(msg`Ništa nije učinjeno`)}: ` : ''}${name} | Kvadrat`,
        description: '',
        canonical: localizedPath(locale, path),
        robots: 'noindex',
      };
    },
    Page({ data, route, refused }): ReactElement {
      if (data.is === 'stranger') return <SignInView route={route} refused={refused} />;
      if (data.is === 'missing') return <MissingView />;
      const { session, own } = data;
      return (
        <StaffFrame
          session={session}
          route={route}
          title={title}
          data={own}
          above={Above === undefined ? null : <Above data={own} route={route} />}
        >
          <View data={own} route={route} refused={refused} />
        </StaffFrame>
      );
    },
    Skeleton: FormSkeleton,
  });
}

async function loadAs<D>(
  route: RouteLocation,
  context: LoadContext,
  load: StaffPageOptions<D>['load'],
): Promise<PageLoad<StaffData<D>>> {
  const { http, signal } = context;
  try {
    const [session, own] = await Promise.all([
      http.get(apiAddress('staff/session'), signal === undefined ? {} : { signal }),
      load(route, context),
    ]);
    return session === null
      ? { status: 401, data: { is: 'stranger' } }
      : { status: 200, data: { is: 'open', session, own } };
  } catch (error) {
    if (isAppError(error) && error.status === 401) return { status: 401, data: { is: 'stranger' } };
    if (isAppError(error) && error.status === 404) return { status: 404, data: { is: 'missing' } };
    throw error;
  }
}
