export { keepPreviousData, skipToken } from '@tanstack/react-query';
export { useQuery, useQueryClient } from './use-query';
