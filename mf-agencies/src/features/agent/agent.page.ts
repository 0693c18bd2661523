import { definePage } from '@kvadrat/remote-kit';
import { PageSkeleton } from '../../components/page-skeleton';
import { agentHead } from './agent-head';
import { loadAgent, type AgentData } from './agent-loader';
import { AgentView } from './agent-view';

/** `/agencija/{agency}/agenti/{id}-{name}/` */
export const agentPage = definePage<AgentData>({
  load: loadAgent,
  head: agentHead,
  Page: AgentView,
  Skeleton: PageSkeleton,
});
