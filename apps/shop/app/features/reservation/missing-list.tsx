import type { Missing } from '@wojaz/booking'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { airlineName } from '@wojaz/travel/trip'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { tabAddress } from './reservation-address.ts'

/** One sentence for what is missing of a trip. */
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

const ways = {
  documents: { tab: 'zarzadzanie', words: 'reservation.missing.giveDocuments' },
  'check-in': { tab: 'podroz', words: 'reservation.missing.toCheckIn' },
  balance: { tab: 'platnosc', words: 'reservation.todo.payNow' },
} as const

/** Everything that is to be done, the most urgent first, each with the way to where it is done. */
export function MissingList({ number, missing }: { number: string; missing: readonly Missing[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const wordsOf = useMissingWords()
  return (
    <ul className="grid gap-4">
      {missing.map((one, index) => (
        <li
          key={`${one.kind}${one.by}`}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line not-first:border-t not-first:pt-4"
        >
          <span className="min-w-0 grow basis-60">{wordsOf(one)}</span>
          <ButtonLink
            look={index === 0 ? 'primary' : 'secondary'}
            href={tabAddress(locale, number, ways[one.kind].tab)}
          >
            {t(ways[one.kind].words)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
