import type { StateTable } from '@wojaz/booking'

/**
 * A complaint from the guest's word to its end. What is decided waits for the guest: an offer is accepted, or the decision is appealed against and
 * looked at once more. Closed is the end: agreed, withdrawn, or left unanswered.
 */
export const complaintStates = {
  received: ['in-work', 'question', 'decided', 'closed'],
  'in-work': ['question', 'decided', 'closed'],
  question: ['in-work', 'decided', 'closed'],
  decided: ['appealed', 'closed'],
  appealed: ['in-work', 'question', 'decided', 'closed'],
  closed: [],
} as const satisfies StateTable<'received' | 'in-work' | 'question' | 'decided' | 'appealed' | 'closed'>

export type ComplaintState = keyof typeof complaintStates
