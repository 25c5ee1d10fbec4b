import type { Missing } from '@wojaz/booking'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { airlineName } from '@wojaz/travel/trip'
import { useTranslation } from '../../i18n/use-translation.ts'

/** One sentence for a missing item of a trip. */
export function useMissingWords(): (missing: Missing) => string {
  const { t } = useTranslation()
  return (missing) => {
    const date = formatDate(missing.by)
    switch (missing.kind) {
      case 'documents':
        return t('reservation.missing.documents', { date })
      case 'check-in':
        return t('reservation.missing.checkIn', { date, airline: airlineName(missing.airline) })
      case 'balance':
        return t('reservation.todo.pay', { date, amount: formatMoney(missing.amount) })
    }
  }
}
