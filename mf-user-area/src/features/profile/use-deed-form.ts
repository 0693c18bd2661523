import { useForgetPages, useRemote } from '@kvadrat/remote-kit';
import { usePageForm, type FormHandle, type Values } from '@kvadrat/remote-kit/form';
import type { OwnProfile } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { AnySchema } from 'yup';
import { DEED_FIELD, IDENTITY_FIELD, type Deed } from './deeds';
import { NO_RULES, profileAct } from './profile-act';
import { useProfileTexts } from './use-profile-texts';

/** What a form of the profile stands in. */
export interface DeedPlace {
  own: OwnProfile;
  route: RouteLocation;
  /** The form of the page that came back, which may be another one. */
  refused: RefusedForm | undefined;
}

export interface DeedForm {
  deed: Deed;
  schema?: AnySchema;
  /** What the fields hold, unless this form came back. */
  values?: Values;
  /** Handle of the identity it is about. */
  identity?: string;
}

/** One of the page's forms. What it has changed is asked for anew. */
export function useDeedForm(
  { own, route, refused }: DeedPlace,
  { deed, schema = NO_RULES, values = {}, identity }: DeedForm,
): { form: FormHandle; isBack: boolean } {
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const { problem, obstacle } = useProfileTexts(own.passwordMin);
  const isBack =
    refused !== undefined && refused.values[DEED_FIELD] === deed && refused.values[IDENTITY_FIELD] === identity;
  const form = usePageForm({
    name: `profile-${deed}`,
    act: profileAct,
    route,
    schema,
    refused: isBack ? refused : undefined,
    values: isBack ? {} : values,
    problemText: problem,
    obstacleText: obstacle,
    onTaken(path) {
      forgetPages();
      navigate(path);
    },
  });
  return { form, isBack };
}
