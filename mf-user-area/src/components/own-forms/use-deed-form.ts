import { useForgetPages, useRemote, type PageAct } from '@kvadrat/remote-kit';
import { usePageForm, type FormHandle, type Values } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { object, type AnySchema } from 'yup';

/** Field that says which of a page's forms was sent. */
export const DEED_FIELD = 'radnja';

/** Of a form without anything to type. */
export const NO_RULES = object();

/** What a form of a person's own page stands in. */
export interface DeedPlace {
  csrf: string;
  /** Address of the page, to which its forms go. */
  path: string;
  act: PageAct;
  route: RouteLocation;
  /** The form of the page that came back, which may be another one. */
  refused: RefusedForm | undefined;
  /** Sentences for the rules that what was typed breaks. */
  problem: (field: string, rule: string | undefined) => string | undefined;
  /** Why a change was not made that is right. @param retryAfter seconds to wait */
  obstacle: (obstacle: string, retryAfter?: number) => string;
}

export interface DeedForm {
  deed: string;
  schema?: AnySchema;
  /** What the fields hold, unless this form came back. */
  values?: Values;
  /** What it is about, by the name of its field. */
  about?: Readonly<Record<string, string>>;
}

/** One of a page's forms. What it has changed is asked for anew. */
export function useDeedForm(
  { act, route, refused, problem, obstacle }: DeedPlace,
  { deed, schema = NO_RULES, values = {}, about = {} }: DeedForm,
): { form: FormHandle; isBack: boolean } {
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const isBack =
    refused !== undefined &&
    Object.entries({ [DEED_FIELD]: deed, ...about }).every(([name, value]) => refused.values[name] === value);
  const form = usePageForm({
    name: `own-${deed}`,
    act,
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
