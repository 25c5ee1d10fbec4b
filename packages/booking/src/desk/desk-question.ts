import type { IsoDay } from '@wojaz/travel/dates'
import { isIsoDay } from '@wojaz/travel/dates'
import { canonicalEmail } from '@wojaz/travel/guest'
import { isOrderNumber } from '../orders/order-number.ts'
import { type OrderState, orderStates } from '../states/booking-states.ts'

/** The search text of staff, classified by its form. */
export type DeskWords =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'email'; readonly email: string }
  /** The last nine digits, so that it matches with and without the country code. */
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'flight'; readonly flight: string }
  | { readonly kind: 'names'; readonly names: readonly string[] }

const phoneDigits = 9

/** Returns null when there is nothing to search for. */
export function readDeskWords(typed: string): DeskWords | null {
  const text = typed.normalize('NFC').trim().slice(0, 120)
  const tight = text.replace(/[\s-]/g, '').toUpperCase()
  if (isOrderNumber(tight)) return { kind: 'number', number: tight }
  // As typed: NFC would turn letters that only look like ASCII into ASCII.
  if (text.includes('@')) return { kind: 'email', email: canonicalEmail(typed.trim().slice(0, 120)) }
  const digits = text.replace(/\D/g, '')
  if (digits.length >= phoneDigits && /^[\d\s()+.-]+$/.test(text))
    return { kind: 'phone', digits: digits.slice(-phoneDigits) }
  if (/^(?=.*[A-Z])[A-Z\d]{2}\d{1,4}$/.test(tight)) return { kind: 'flight', flight: tight }
  const names = wordsOf(text)
  return names.length > 0 ? { kind: 'names', names } : null
}

/** Returns at most eight words of letters and digits, safe for a text query. */
function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{M}\d]+/gu) ?? []).slice(0, 8)
}

export interface DeskQuestion {
  readonly words: DeskWords | null
  readonly flight: string | null
  readonly hotel: readonly string[]
  /** Date of departure, or of the flight. */
  readonly date: IsoDay | null
  readonly state: OrderState | null
  /** Confirmed, and the next part was due before today. */
  readonly isOverdue: boolean
  readonly after: DeskPlace | null
}

/** Cursor: the end of a page of the list. */
export interface DeskPlace {
  readonly placedAt: Date
  readonly number: string
}

/** Reads search parameters. Values that cannot be read are ignored, so old and mistyped URLs still open. */
export function readDeskQuestion(typed: Readonly<Record<string, string | undefined>>): DeskQuestion {
  const words = readDeskWords(typed.words ?? '')
  const named = readDeskWords(typed.flight ?? '')
  return {
    words,
    flight: named?.kind === 'flight' ? named.flight : null,
    hotel: wordsOf(typed.hotel ?? ''),
    date: isIsoDay(typed.date ?? '') ? (typed.date ?? null) : null,
    state: isOrderState(typed.state) ? typed.state : null,
    isOverdue: typed.due === '1',
    after: readPlace(typed.after ?? ''),
  }
}

function isOrderState(text: string | undefined): text is OrderState {
  return text !== undefined && Object.hasOwn(orderStates, text)
}

export function placeText({ placedAt, number }: DeskPlace): string {
  return `${placedAt.getTime()}-${number}`
}

function readPlace(text: string): DeskPlace | null {
  const [, ms = '', number = ''] = /^(\d{12,14})-(W\d{9})$/.exec(text) ?? []
  return number ? { placedAt: new Date(Number(ms)), number } : null
}
