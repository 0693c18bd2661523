export { complaintPage } from './complaint.page';
