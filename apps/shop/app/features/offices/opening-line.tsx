import type { Office } from '@wojaz/content'
import { dayFormat } from '@wojaz/travel/dates'
import { languageTags } from '../../i18n/language-tags.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { openingAt } from './opening.ts'

interface OpeningLineProps {
  office: Pick<Office, 'openingHours' | 'exceptions'>
  now: Date
}

/** Open or closed in words; the colour only repeats it. */
export function OpeningLine({ office, now }: OpeningLineProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const opening = openingAt(office, now)
  const isOpen = opening.state === 'open'
  return (
    <p className={`flex items-baseline gap-2 font-bold ${isOpen ? 'text-success' : 'text-ink-soft'}`}>
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-round ${isOpen ? 'bg-success' : 'border-2 border-line-strong'}`}
      />
      {words()}
    </p>
  )

  function words(): string {
    if (opening.state === 'open') return t('offices.openUntil', { time: opening.until })
    if (opening.state === 'closedForLong') return t('offices.closed')
    if (opening.inDays === 0) return t('offices.opensToday', { time: opening.opens })
    if (opening.inDays === 1) return t('offices.opensTomorrow', { time: opening.opens })
    const day = dayName(opening.day, languageTags[locale], opening.inDays < 7)
    return t('offices.opensOn', { day, time: opening.opens })
  }
}

function dayName(day: string, language: string, isThisWeek: boolean): string {
  const [year, month, date] = day.split('-')
  if (!isThisWeek) return `${date}.${month}.${year}`
  return dayFormat(language, { weekday: 'long' }).format(new Date(day))
}
