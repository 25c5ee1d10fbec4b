import type { AttractionOption, TicketKind } from '../model/attraction.ts'
import type { Availability, Tickets } from '../model/availability.ts'

export type ChoiceFault =
  | { readonly code: 'no-tickets' }
  | { readonly code: 'too-few-tickets'; readonly least: number }
  | { readonly code: 'too-many-tickets'; readonly most: number }
  | { readonly code: 'too-few-of-kind'; readonly kindId: string; readonly least: number }
  | { readonly code: 'too-many-of-kind'; readonly kindId: string; readonly most: number }
  | { readonly code: 'unknown-kind'; readonly kindId: string }
  /** A child needs an accompanying person. */
  | { readonly code: 'not-alone'; readonly kindId: string; readonly oneOf: readonly string[] }
  | { readonly code: 'too-late' }
  | { readonly code: 'sold-out'; readonly left: number }

/** The ticket limits of an option. */
export interface TicketLimits extends Pick<AttractionOption, 'minTickets' | 'maxTickets'> {
  readonly ticketKinds: readonly KindLimits[]
}

type KindLimits = Pick<TicketKind, 'id' | 'minQuantity' | 'maxQuantity' | 'accompaniedBy'>

/** All reasons against these tickets, by the supplier's own limits. */
export function choiceFaults(option: TicketLimits, tickets: Tickets): ChoiceFault[] {
  const chosen = Object.entries(tickets).filter(([, quantity]) => quantity > 0)
  if (chosen.length === 0) return [{ code: 'no-tickets' }]
  const faults = chosen.flatMap(([kindId, quantity]): ChoiceFault[] => {
    const kind = option.ticketKinds.find(({ id }) => id === kindId)
    return kind ? kindFaults(kind, quantity, tickets) : [{ code: 'unknown-kind', kindId }]
  })
  const count = ticketCount(tickets)
  const { minTickets, maxTickets } = option
  if (minTickets !== null && count < minTickets) faults.push({ code: 'too-few-tickets', least: minTickets })
  if (maxTickets !== null && count > maxTickets) faults.push({ code: 'too-many-tickets', most: maxTickets })
  return faults
}

/** The reasons against having them at that time. */
export function timeFaults(availability: Availability, tickets: Tickets, now: Date): ChoiceFault[] {
  const { isAvailable, vacancies, maxTickets, bookableUntil } = availability
  if (now >= bookableUntil) return [{ code: 'too-late' }]
  if (!isAvailable) return [{ code: 'sold-out', left: 0 }]
  const left = Math.min(vacancies ?? Number.POSITIVE_INFINITY, maxTickets ?? Number.POSITIVE_INFINITY)
  return ticketCount(tickets) > left ? [{ code: 'sold-out', left }] : []
}

/** The ticket for somebody of that age. Of several the narrowest, so that a child of five does not get 'youth up to 26'. */
export function kindForAge(kinds: readonly TicketKind[], age: number): TicketKind | null {
  const fitting = kinds.filter(({ people, minAge, maxAge }) => people === 1 && age >= minAge && age <= maxAge)
  return fitting.toSorted((a, b) => a.maxAge - a.minAge - (b.maxAge - b.minAge))[0] ?? null
}

function kindFaults(kind: KindLimits, quantity: number, tickets: Tickets): ChoiceFault[] {
  const { id: kindId, minQuantity, maxQuantity, accompaniedBy } = kind
  const faults: ChoiceFault[] = []
  if (minQuantity !== null && quantity < minQuantity)
    faults.push({ code: 'too-few-of-kind', kindId, least: minQuantity })
  if (maxQuantity !== null && quantity > maxQuantity)
    faults.push({ code: 'too-many-of-kind', kindId, most: maxQuantity })
  if (accompaniedBy.length > 0 && !accompaniedBy.some((id) => (tickets[id] ?? 0) > 0))
    faults.push({ code: 'not-alone', kindId, oneOf: accompaniedBy })
  return faults
}

function ticketCount(tickets: Tickets): number {
  return Object.values(tickets).reduce((sum, quantity) => sum + quantity, 0)
}
