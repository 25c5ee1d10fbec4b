import { accountPaths } from '@wojaz/account'
import { mailboxPath } from '@wojaz/talks'
import { localisedPath } from '@wojaz/travel/locale'
import { useContext } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { CountMark } from '../../ui/count-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { wishlistPath } from '../wishlist/wishlist.ts'
import { AccountGreetingContext, AccountHead } from './account-head.tsx'
import { settingsSections } from './settings-sections.ts'
import { useUnread } from './use-unread.ts'

const tabs = [
  ['trips', accountPaths.home, 'suitcase'],
  ['mailbox', mailboxPath, 'mail'],
  ['wishlist', wishlistPath, 'heart'],
  ['settings', settingsSections.details, 'person'],
  ['help', accountPaths.help, 'info'],
] as const

type AccountTab = (typeof tabs)[number][0]

/**
 * The navigation of the account: tabs above the page, on a phone a bar below it, in reach of the thumb. Shows whose account it
 * is.
 */
export function AccountTabs({ current }: { current: AccountTab }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const unread = useUnread()
  return (
    <div className="no-print relative">
      <nav aria-label={t('account.tabs.label')} className="account-tabs">
        <Container>
          <ul className="-mx-3 grid grid-cols-5 sm:mx-0 sm:flex sm:gap-2">
            {tabs.map(([name, path, icon]) => (
              <li key={name} className="min-w-0">
                <a
                  href={localisedPath(locale, path)}
                  aria-current={name === current ? 'page' : undefined}
                  className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent px-0.5 text-fine text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-bold aria-[current=page]:text-accent sm:min-h-12 sm:flex-row sm:gap-2 sm:border-b-2 sm:border-t-0 sm:px-3 sm:text-small"
                >
                  <Icon name={icon} />
                  <span className="max-w-full truncate">{t(`account.tabs.${name}`)}</span>
                  {name === 'mailbox' && unread > 0 ? (
                    <span className="max-sm:absolute max-sm:right-1 max-sm:top-0.5">
                      <CountMark count={unread} words={t('header.unread', { count: unread })} />
                    </span>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
      <AccountHead />
    </div>
  )
}

/** The tabs on pages that people without a login can open too: for them they are left out. */
export function TabsOfCustomer({ current }: { current: AccountTab }) {
  return useContext(AccountGreetingContext) ? <AccountTabs current={current} /> : null
}
