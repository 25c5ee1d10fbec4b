import { hoursOn, type Office } from '@wojaz/content'
import { addDays, dayFormat, dayOf, formatDate, type IsoDay } from '@wojaz/travel/dates'
import { languageTags } from '../../i18n/language-tags.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The next seven days, including exceptions. */
export function OpeningWeek({ office, now }: { office: Office; now: Date }) {
  const { t } = useTranslation()
  const weekday = dayFormat(languageTags[useLocale()], { weekday: 'long' })
  const today = dayOf(now)
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
  return (
    <table className="w-full max-w-reading text-left">
      <caption className="sr-only">{t('offices.hours')}</caption>
      <tbody>
        {days.map((day) => (
          <tr key={day} className={`border-b border-line ${day === today ? 'font-bold' : ''}`}>
            <th scope="row" className="py-2 pr-4 font-[inherit]">
              <span className="first-letter:uppercase">{weekday.format(new Date(day))}</span>{' '}
              <span className="text-small font-normal text-ink-soft">{formatDate(day)}</span>
            </th>
            <td className="py-2 text-right">{hoursWords(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function hoursWords(day: IsoDay): string {
    const hours = hoursOn(office, day)
    const reason = office.exceptions.find((exception) => exception.day === day)?.reason
    const words = hours ? `${hours.opens}–${hours.closes}` : t('offices.closed')
    return reason ? `${words} (${reason})` : words
  }
}
