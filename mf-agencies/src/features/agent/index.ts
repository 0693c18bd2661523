export { agentPage } from './agent.page';
