import { fold } from '../fold';
import { stemmer } from '../stemmer';

/** Cases and numbers, those of διαμέρισμα – διαμερίσματα as well. */
export const greek = stemmer(
  fold(`ματων ματος ματα μα
    ιους ιων ιου ιας ιες ια ιο ι
    εων εως εις ους ας ες ης ος ων ου οι ω η α ο ε`),
);
