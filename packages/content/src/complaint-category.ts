import type { ComplaintWish } from '@wojaz/travel/guest'

/** One kind of trouble, as editors have written it: what is asked about it, and what may be wanted. */
export interface ComplaintTopic {
  readonly code: string
  readonly name: string
  readonly questions: readonly { readonly code: string; readonly text: string; readonly required: boolean }[]
  readonly wishes: readonly ComplaintWish[]
}

/** Codes stay when words change: drafts are kept by them. */
export const complaintCode = /^[a-z][a-z0-9-]{0,30}$/
