import type { Translate } from '@wojaz/content'

/** How long it is until a trip begins; null: the customer is on it. */
export function countdownWords(t: Translate, daysLeft: number | null): string {
  if (daysLeft === null) return t('account.next.onTheWay')
  return daysLeft === 0 ? t('reservation.today') : t('reservation.daysLeft', { count: daysLeft })
}
