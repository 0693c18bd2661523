import type { ModerationCase } from '@kvadrat/contracts/api';
import { Badge } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import { useCaseWords } from './use-case-words';

/** What has become of an ad; one that visitors see stands out from one they do not. */
export function StateBadge({ state }: Pick<ModerationCase, 'state'>): ReactElement {
  const { states } = useCaseWords();
  const isPublic = state === 'active' || state === 'sold';
  return <Badge tone={isPublic ? 'good' : state === 'hidden' ? 'warn' : 'plain'}>{states[state]}</Badge>;
}
