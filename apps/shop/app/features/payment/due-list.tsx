import type { DueAmount } from '@wojaz/booking'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'

/** What is still to be paid, and until when. */
export function DueList({ due }: { due: readonly DueAmount[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1">
      {due.map(({ amount, dueBy }) => (
        <li key={dueBy}>{t('payment.dueBy', { amount: formatMoney(amount), date: formatDate(dueBy) })}</li>
      ))}
    </ul>
  )
}
