import type { ComplaintWish } from '@wojaz/travel/guest'

/** One kind of complaint, as editors wrote it: its questions, and what the guest may demand. */
export interface ComplaintTopic {
  readonly code: string
  readonly name: string
  readonly questions: readonly { readonly code: string; readonly text: string; readonly required: boolean }[]
  readonly wishes: readonly ComplaintWish[]
}

/** Codes must not change when texts change, because drafts are stored by them. */
export const complaintCode = /^[a-z][a-z0-9-]{0,30}$/
