export { type ComplaintWish, complaintWishes } from '@wojaz/travel/guest'
export { type Award, type AwardWarning, mostTimesPrice } from './award.ts'
export type {
  Complaint,
  ComplaintEvent,
  ComplaintHandover,
  ComplaintRefusal,
  ComplaintStory,
  Decision,
  KeptComplaint,
  ProblemReport,
} from './complaint.ts'
export { complaintPath, complaintsPath } from './complaint-addresses.ts'
export { type ComplaintClock, clockOf, complaintDays } from './complaint-clock.ts'
export {
  type ComplaintCategory,
  type ComplaintFault,
  type ComplaintFaults,
  type ComplaintQuestion,
  readComplaint,
  type WrittenComplaint,
} from './complaint-form.ts'
export { type ComplaintState, complaintStates } from './complaint-states.ts'
export { complaintCategories } from './complaint-structure.ts'
export { isIban, plainIban } from './iban.ts'
