import type { PageAct } from '@kvadrat/remote-kit';
import { usePageForm, type FormHandle } from '@kvadrat/remote-kit/form';
import { OWN_AD_SCHEMAS } from '@kvadrat/contracts/forms';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { publishAct } from './publish-act';
import type { PublishData } from './publish-loader';
import { VERSION_FIELD } from './publish-steps';
import { useAutosave, type Autosave } from './use-autosave';
import { usePublishTexts } from './use-publish-texts';

/** Rule that a field breaks which another device has changed too, as the server says it. */
const CHANGED_ELSEWHERE = 'changed-elsewhere';

export interface StepProps {
  data: PublishData;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}

export interface StepForm {
  form: FormHandle;
  autosave: Autosave;
  /** What fields hold at first, for those that the form's library does not know. */
  initial: Readonly<Record<string, string>>;
}

/** The form of a step: saves itself, and goes on by the page's own `act`. */
export function useStepForm(
  { data: { step, draft }, route, refused }: StepProps,
  known: Readonly<Record<string, string>> = {},
): StepForm {
  const name = `own-ad ${draft?.id ?? 'new'} ${step}`;
  const autosave = useAutosave(step, draft, name);
  const texts = usePublishTexts(step);
  const theirs = autosave.state.kind === 'conflict' ? autosave.state.theirs : (draft?.fields ?? {});
  const act: PageAct = async (sent, place, context) => {
    const { version, unread } = await autosave.settle();
    if (unread.length > 0)
      return { status: 409, values: sent, problems: Object.fromEntries(unread.map(toChanged)), obstacle: 'taken' };
    const outcome = await publishAct({ ...autosave.complete(sent), [VERSION_FIELD]: String(version) }, place, context);
    if ('obstacle' in outcome && outcome.obstacle === 'taken') await autosave.lookAtOther();
    return outcome;
  };
  const values = { ...known, ...withoutEmpty(draft?.fields ?? {}) };
  const form = usePageForm({
    name,
    act,
    route,
    schema: OWN_AD_SCHEMAS[step],
    refused,
    known: values,
    problemText: (field, rule) => texts.problem(field, rule, theirs[field] ?? ''),
    obstacleText: texts.obstacle,
  });
  const open = autosave.state.kind === 'conflict' ? autosave.state.open : [];
  /** What the form itself says comes first; else what the saving has found. */
  const errorOf = (field: string): string | undefined =>
    form.errorOf(field) ??
    (open.includes(field) ? texts.problem(field, CHANGED_ELSEWHERE, theirs[field] ?? '') : undefined);
  return {
    form: {
      ...form,
      errorOf,
      field: (field) => ({ ...form.field(field), error: errorOf(field) }),
      box: (field) => ({ ...form.box(field), error: errorOf(field) }),
      onInput: (event) => {
        form.onInput(event);
        autosave.onInput(event);
      },
    },
    autosave,
    initial: { ...values, ...refused?.values },
  };
}

const toChanged = (name: string): [string, string] => [name, CHANGED_ELSEWHERE];

function withoutEmpty(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
