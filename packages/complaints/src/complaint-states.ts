import type { StateTable } from '@wojaz/booking'

/**
 * The states of a complaint. A decision waits for the guest, who accepts the offer or appeals; an appeal is decided once more.
 * `closed` is final: agreed, withdrawn, or left unanswered.
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
