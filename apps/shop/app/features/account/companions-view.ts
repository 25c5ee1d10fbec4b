import type { IsoDay } from '@wojaz/travel/dates'

export interface CompanionView {
  id: string
  title: 'woman' | 'man'
  firstName: string
  lastName: string
  birthDate: IsoDay
  /** The document number is masked except for its last three characters. */
  document: { type: 'passport' | 'id-card'; number: string; validUntil: IsoDay | null } | null
}

export interface CompanionsView {
  companions: readonly CompanionView[]
  /** Null: only the list is shown. `id` null: somebody new. */
  form: {
    id: string | null
    known: Readonly<Record<string, string>> | null
    /** Masked. */
    keptNumber: string | null
  } | null
  news: 'saved' | 'removed' | null
}
