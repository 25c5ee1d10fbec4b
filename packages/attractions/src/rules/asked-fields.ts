import { isIsoDay } from '@wojaz/travel/dates'
import type { Question } from '../model/attraction.ts'
import type { AttractionContact, AttractionItem, ItemKind } from '../model/attraction-order.ts'

type Asking = Pick<AttractionItem, 'kinds'>

export const longestField = 200
export const longestAnswer = 2_000

/** The kind of each ticket, in the order of its holders. */
export function ticketKinds({ kinds }: Asking): ItemKind[] {
  return kinds.flatMap((kind) => Array.from({ length: kind.quantity }, () => kind))
}

/** What the shop knows of the buyer, by OCTO's names. */
export function contactFields(contact: AttractionContact | null): Readonly<Record<string, string>> {
  if (!contact) return {}
  const { firstName, lastName, email, phone } = contact
  return {
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    emailAddress: email,
    phoneNumber: phone,
  }
}

/** Fields that the shop fills in itself: the languages it writes in. */
export const isSaidByUs = (field: string): boolean => field === 'locales'

/** Whether the value has the right format. Empty values are checked elsewhere. */
export function isContactField(field: string, value: string): boolean {
  if (field === 'emailAddress') return isEmail(value)
  if (field === 'phoneNumber') return isPhone(value)
  if (field === 'country') return /^[A-Za-z]{2}$/.test(value)
  return true
}

export function isAnswer({ input, choices }: Pick<Question, 'input' | 'choices'>, value: string): boolean {
  if (choices.length > 0) return choices.some((choice) => choice.value === value)
  if (input === 'number') return value.trim() !== '' && Number.isFinite(Number(value.replace(',', '.')))
  if (input === 'date') return isIsoDay(value)
  if (input === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
  if (input === 'datetime-local')
    return isIsoDay(value.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10))
  if (input === 'email') return isEmail(value)
  if (input === 'tel') return isPhone(value)
  if (input === 'url') return URL.canParse(value)
  return true
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
const isPhone = (text: string) => /^\+?[\d\s()./-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))
