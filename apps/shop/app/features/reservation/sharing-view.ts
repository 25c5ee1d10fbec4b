import type { DocumentName, SentName } from '@wojaz/booking'
import type { ReservationHead, ReservationPart, TripStep } from './reservation-view.ts'

/** Below the summary: the link for companions, and the way out of the list. Below the documents: sending them. */
export type SharingView =
  | {
      tab: 'podsumowanie'
      canShare: boolean
      /** Null: there is no link, or it was taken back. */
      preview: { url: string; hasDocuments: boolean } | null
    }
  | {
      tab: 'dokumenty'
      documents: readonly SentName[]
      /** Addresses of the party that are known. */
      addresses: readonly string[]
      isSent: boolean
    }

/** What the form for sending came back with. */
export interface SendAnswer {
  typed: Readonly<Record<string, string>>
  error: string | null
  refusal: string | null
}

export type PreviewPage =
  | { state: 'withdrawn' | 'late' | 'unknown' }
  | {
      state: 'open'
      link: string
      head: ReservationHead
      steps: readonly TripStep[]
      people: readonly string[]
      /** Null: they go by car, or stay without a flight. */
      travel: Extract<ReservationPart, { tab: 'podroz' }> | null
      hotel: Extract<ReservationPart, { tab: 'hotel' }> | null
      documents: readonly DocumentName[]
    }

export type JoinPage =
  | { state: 'done' | 'over' }
  | { state: 'ask'; number: string; name: string; dates: string }
