import type { Attraction } from '@wojaz/attractions'
import { formatDate } from '@wojaz/travel/dates'
import type { useTranslation } from '../../i18n/use-translation.ts'

type Translate = ReturnType<typeof useTranslation>['t']

const day = 24

/** '2 godz. 30 min', '3–4 godz.' */
export function durationWords(t: Translate, duration: NonNullable<Attraction['duration']>): string {
  const one = (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    return [
      ...(hours > 0 ? [t('attractionCard.hours', { hours })] : []),
      ...(rest > 0 || hours === 0 ? [t('attractionCard.minutes', { minutes: rest })] : []),
    ].join(' ')
  }
  const { from, to } = duration
  return to === null || to === from ? one(from) : `${one(from)} – ${one(to)}`
}

/** How long before the start cancelling is free. */
export function cutoffWords(t: Translate, hours: number): string {
  if (hours === 0) return t('attractionCard.freeToStart')
  return hours % day === 0 && hours > day
    ? t('attractionCard.freeDays', { count: hours / day })
    : t('attractionCard.freeHours', { count: Math.ceil(hours) })
}

/** 'yyyy-MM-ddTHH:mm' in local time. */
export function localMoment(text: string): { readonly date: string; readonly time: string } {
  return { date: formatDate(text.slice(0, 10)), time: text.slice(11, 16) }
}
