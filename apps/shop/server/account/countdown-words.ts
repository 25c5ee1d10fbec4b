import type { Translate } from '@wojaz/content'

/** The days until a trip begins, as text; null: the trip has begun. */
export function countdownWords(t: Translate, daysLeft: number | null): string {
  if (daysLeft === null) return t('account.next.onTheWay')
  return daysLeft === 0 ? t('reservation.today') : t('reservation.daysLeft', { count: daysLeft })
}
