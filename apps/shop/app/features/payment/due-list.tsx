import type { DueAmount } from '@wojaz/booking'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'

/** What is still to be paid, and until when. */
export function DueList({ due }: { due: readonly DueAmount[] }) {
  const words = useDueWords()
  return (
    <ul className="grid gap-1">
      {due.map((one) => (
        <li key={one.dueBy}>{words(one)}</li>
      ))}
    </ul>
  )
}

/** The same for use inside a label, where lists are not allowed. */
export function DueLines({ due }: { due: readonly DueAmount[] }) {
  const words = useDueWords()
  return due.map((one) => (
    <span key={one.dueBy} className="mt-1 block">
      {words(one)}
    </span>
  ))
}

function useDueWords(): (due: DueAmount) => string {
  const { t } = useTranslation()
  return ({ amount, dueBy }) => t('payment.dueBy', { amount: formatMoney(amount), date: formatDate(dueBy) })
}
