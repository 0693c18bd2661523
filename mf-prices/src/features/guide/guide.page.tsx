import { definePage } from '@kvadrat/remote-kit';
import { GuideSkeleton } from '../../components/guide-skeleton';
import { guideHead } from './guide-head';
import { loadGuide, type GuideData } from './guide-loader';
import { GuideView } from './guide-view';
import { NoSuchPlace } from './no-such-place';

/** What a square metre is asked for in a place. */
export const guidePage = definePage<GuideData>({
  load: loadGuide,
  head: guideHead,
  Page: ({ data, route }) => (data === null ? <NoSuchPlace /> : <GuideView guide={data} route={route} />),
  Skeleton: GuideSkeleton,
});
