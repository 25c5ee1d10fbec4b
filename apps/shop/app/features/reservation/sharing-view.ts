import type { DocumentName, SentName } from '@wojaz/booking'
import type { ReservationHead, ReservationPart, TripStep } from './reservation-view.ts'

/**
 * Below the summary: the link for companions, and a button to remove the trip from the list. Below the documents: sending them.
 */
export type SharingView =
  | {
      tab: 'podsumowanie'
      canShare: boolean
      /** Null: there is no link, or it was revoked. */
      preview: { url: string; hasDocuments: boolean } | null
    }
  | {
      tab: 'dokumenty'
      documents: readonly SentName[]
      /** Known addresses of the party. */
      addresses: readonly string[]
      isSent: boolean
    }

/** The response to the form for sending. */
export interface SendAnswer {
  typed: Readonly<Record<string, string>>
  error: string | null
  refusal: string | null
}

export type PreviewPage =
  | { state: 'withdrawn' | 'late' | 'unknown' }
  | {
      state: 'open'
      /** Null: the customer looks at what companions see. */
      link: string | null
      head: ReservationHead
      steps: readonly TripStep[]
      people: readonly string[]
      /** Null: own transport. */
      travel: Extract<ReservationPart, { tab: 'podroz' }> | null
      hotel: Extract<ReservationPart, { tab: 'hotel' }> | null
      documents: readonly DocumentName[]
    }

export type JoinPage =
  | { state: 'done' | 'over' }
  | { state: 'ask'; number: string; name: string; dates: string }
