export type {
  Complaint,
  ComplaintEvent,
  ComplaintRefusal,
  ComplaintStory,
  Decision,
  ProblemReport,
} from './complaint.ts'
export { complaintPath, complaintsPath } from './complaint-addresses.ts'
export { type ComplaintClock, clockOf, complaintDays } from './complaint-clock.ts'
export {
  type ComplaintCategory,
  type ComplaintFault,
  type ComplaintFaults,
  type ComplaintQuestion,
  type ComplaintWish,
  complaintWishes,
  readComplaint,
  type WrittenComplaint,
} from './complaint-form.ts'
export { type ComplaintState, complaintStates } from './complaint-states.ts'
export { complaintCategories } from './complaint-structure.ts'
export { isIban, plainIban } from './iban.ts'
