import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import type { Accounts } from '../accounts/api';
import { complaintRoutes } from './complaint/complaint.routes';
import type { Enquiries } from '../enquiries/api';
import { conversationReportRoutes } from './report/conversation-report.routes';
import { queueRoutes, type QueueServices } from './queue/queue.routes';
import { reportRoutes } from './report/report-api.routes';
import { forgetReporters } from './report/report.store';

export const moderationDomain: Domain<{ db: Db; accounts: Accounts; enquiries: Enquiries } & QueueServices> = {
  name: 'moderation',
  calls(api, services, done) {
    void api.register(reportRoutes, services);
    void api.register(conversationReportRoutes, services);
    void api.register(complaintRoutes, services);
    void api.register(queueRoutes, services);
    done();
  },
  forget: forgetReporters,
};
