export { StateBadge } from './state-badge';
export { useCaseWords } from './use-case-words';
export { useRequestWords } from './use-request-words';
