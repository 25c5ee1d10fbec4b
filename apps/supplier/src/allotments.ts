import type { Option, Product } from './catalogue/product.ts'
import type { Ledger } from './ledger.ts'
import { type Slot, sellsAheadDays } from './slots.ts'

/** The remaining places of a slot for resellers. */
export interface Vacancy {
  readonly slot: Slot
  readonly isOnSale: boolean
  /** Null: unlimited. */
  readonly capacity: number | null
  readonly vacancies: number | null
  readonly status: 'AVAILABLE' | 'FREESALE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED'
}

export function vacancyOf(
  ledger: Ledger,
  product: Product,
  option: Option,
  slot: Slot,
  now: number,
): Vacancy {
  const key = { productId: product.id, optionId: option.id, availabilityId: slot.id }
  const isOnSale = now < slot.cutoffAt && slot.start < now + sellsAheadDays * 86_400_000
  const said = ledger.allotment(key)
  const capacity = said ?? slot.capacity
  if (capacity === null)
    return { slot, isOnSale, capacity, vacancies: null, status: isOnSale ? 'FREESALE' : 'CLOSED' }
  const elsewhere = said === undefined ? slot.soldElsewhere : 0
  const vacancies = Math.max(0, capacity - elsewhere - ledger.taken(key))
  return { slot, isOnSale, capacity, vacancies, status: statusOf(isOnSale, vacancies, capacity) }
}

function statusOf(isOnSale: boolean, vacancies: number, capacity: number): Vacancy['status'] {
  if (!isOnSale) return 'CLOSED'
  if (vacancies === 0) return 'SOLD_OUT'
  return vacancies * 2 < capacity ? 'LIMITED' : 'AVAILABLE'
}

export const hasRoomFor = ({ isOnSale, vacancies }: Vacancy, places: number): boolean =>
  isOnSale && (vacancies === null ? true : vacancies > 0 && vacancies >= places)
