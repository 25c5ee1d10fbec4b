import { addDays } from '@wojaz/travel/dates'
import type { Option } from './catalogue/product.ts'
import { localIso, momentOf } from './local-time.ts'

const hourMs = 60 * 60_000

/** The end of free cancellation. Days follow the local calendar, hours are absolute. */
export function freeUntil({ amount, unit }: Option['cancellation'], timeZone: string, start: number): number {
  if (unit === 'hour') return start - amount * hourMs
  const local = localIso(timeZone, start)
  return momentOf(timeZone, addDays(local.slice(0, 10), -amount), local.slice(11, 16))
}
