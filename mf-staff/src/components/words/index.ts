export { StateBadge } from './state-badge';
export { useCaseWords } from './use-case-words';
