import type { Goodwill } from '../src/on-behalf/goodwill.ts'
import type { SecondPerson } from '../src/on-behalf/second-person.ts'

/** Names of staff in the audit log, in order. */
export const notes: string[] = []

/** A member of staff; `note` writes the audit log. */
const hand = (name: string): SecondPerson => ({
  by: { id: `00000000-0000-4000-8000-${name.padStart(12, '0')}`, name },
  note: async () => void notes.push(name),
  isIndependentOf: async () => true,
})

export const [ola, jan, ewa] = [hand('01'), hand('02'), hand('03')]

export const gift = (amount: number, text = 'stały klient'): Goodwill => ({ amount, kind: 'gesture', text })

export const asks = (goodwill: Goodwill | null = null) => ({ by: ola.by.name, goodwill })

export const backOf = ({ refunds }: { refunds: readonly { amount: number }[] }) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)
