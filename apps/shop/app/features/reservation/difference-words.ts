import { formatMoney } from '@wojaz/travel/money'
import type { useTranslation } from '../../i18n/use-translation.ts'

/** The difference to the present price, in words. */
export function differenceWords(t: ReturnType<typeof useTranslation>['t'], difference: number): string {
  if (difference === 0) return t('reservation.change.same')
  return t(difference > 0 ? 'reservation.change.dearer' : 'reservation.change.cheaper', {
    amount: formatMoney(Math.abs(difference)),
  })
}
