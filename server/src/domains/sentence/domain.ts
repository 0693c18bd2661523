import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import type { SentenceModelSettings } from '../../platform/settings';
import type { FlagSource } from '../flags/api';
import { placeDirectory } from '../geography/api';
import { sentenceRoutes } from './sentence.routes';

interface Services {
  db: Db;
  flagsOf: FlagSource['of'];
  sentenceModel: SentenceModelSettings | undefined;
}

export const sentenceDomain: Domain<Services> = {
  name: 'sentence',
  calls(api, { db, flagsOf, sentenceModel: model }, done) {
    void api.register(sentenceRoutes, { places: () => placeDirectory(db), model, flagsOf });
    done();
  },
};
