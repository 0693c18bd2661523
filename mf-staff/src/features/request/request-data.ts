import type { AgencyRequest } from '@kvadrat/contracts/api';

/** What the page of one request shows. */
export interface RequestData {
  found: AgencyRequest;
  /** Whether something was just decided. */
  decided: boolean;
}
