import type { Missing } from '@wojaz/booking'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useMissingWords } from '../trip-to-do/trip-to-do.ts'
import { tabAddress } from './reservation-address.ts'

const ways = {
  documents: { tab: 'zarzadzanie', words: 'reservation.missing.giveDocuments' },
  'check-in': { tab: 'podroz', words: 'reservation.missing.toCheckIn' },
  balance: { tab: 'platnosc', words: 'reservation.todo.payNow' },
} as const

/** Everything that is to be done, the most urgent first, with links. */
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
          <span className="no-print">
            <ButtonLink
              look={index === 0 ? 'primary' : 'secondary'}
              href={tabAddress(locale, number, ways[one.kind].tab)}
            >
              {t(ways[one.kind].words)}
            </ButtonLink>
          </span>
        </li>
      ))}
    </ul>
  )
}
