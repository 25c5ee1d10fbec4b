import { addDays } from '@wojaz/travel/dates'
import type { Option } from './catalogue/product.ts'
import { localIso, momentOf } from './local-time.ts'

const hourMs = 60 * 60_000

/** Until when one may leave for free: days go by the clocks of the place, hours pass. */
export function freeUntil({ amount, unit }: Option['cancellation'], timeZone: string, start: number): number {
  if (unit === 'hour') return start - amount * hourMs
  const local = localIso(timeZone, start)
  return momentOf(timeZone, addDays(local.slice(0, 10), -amount), local.slice(11, 16))
}
