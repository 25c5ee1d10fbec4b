import type { useTranslation } from '../../i18n/use-translation.ts'

type Say = ReturnType<typeof useTranslation>['t']

/** The name of the account menu, with the number of unread messages. */
export function menuWords(t: Say, name: string, unread: number): string {
  const menu = t('header.accountMenu', { name })
  return unread > 0 ? `${menu}, ${t('header.unread', { count: unread })}` : menu
}
