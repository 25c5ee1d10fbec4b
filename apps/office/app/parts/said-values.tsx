import { isAttractionNumber } from '@wojaz/attractions'
import { dayOf, formatTimestamp, type IsoDay } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { orderAddress } from '../address.ts'

/** '17.11.2026, 14:05' in Warsaw time. */
export function momentText(moment: Date): string {
  return `${dayText(dayOf(moment))}, ${formatTimestamp(moment).slice(11, 16)}`
}

export function dayText(day: IsoDay): string {
  return day.split('-').reverse().join('.')
}

export const moneyText = (grosze: number) => formatMoney(grosze)

export function OrderLink({ number }: { number: string }) {
  return <a href={orderAddress(number)}>{number}</a>
}

/** A link for trips and attractions; other purchases are shown as plain text. */
export function PaidForLink({ label, orderNumber }: { label: string; orderNumber: string | null }) {
  const number = orderNumber ?? (isAttractionNumber(label) ? label : null)
  return number ? <OrderLink number={number} /> : label
}

export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{momentText(at)}</time>
}
