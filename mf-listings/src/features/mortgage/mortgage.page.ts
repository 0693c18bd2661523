import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { mortgageHead } from './mortgage-head';
import { MortgageView } from './mortgage-view';

/** The mortgage calculator. Its address alone says what is counted. */
export const mortgagePage = definePage<null>({
  load: () => Promise.resolve({ status: 200, data: null }),
  head: mortgageHead,
  Page: MortgageView,
  Skeleton: FormSkeleton,
});
