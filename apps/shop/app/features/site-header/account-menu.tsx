import { accountPaths, settingsPath } from '@wojaz/account'
import { mailboxPath } from '@wojaz/talks'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CountMark } from '../../ui/count-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { wishlistPath } from '../wishlist/wishlist.ts'
import { DropPanel } from './drop-panel.tsx'
import { menuWords } from './menu-words.ts'

interface AccountMenuProps {
  locale: Locale
  /** How the customer is addressed. */
  name: string
  /** The number of unread messages. */
  unread: number
  isOpen: boolean
  onPress: () => void
  onLeave: () => void
}

const links = [
  ['header.trips', accountPaths.home],
  ['header.mailbox', mailboxPath],
  ['wishlist.title', wishlistPath],
  ['header.settings', settingsPath],
] as const

const row =
  'flex min-h-11 w-full cursor-pointer items-center rounded-small px-3 text-left hover:bg-paper-sunk'

/** The name of the logged-in customer, with links into the account and a logout button. */
export function AccountMenu({ locale, name, unread, isOpen, onPress, onLeave }: AccountMenuProps) {
  const { t } = useTranslation()
  return (
    <DropPanel
      id="account-panel"
      align="end"
      label={
        <>
          <Icon name="person" size={16} />
          <span className="max-w-40 truncate">{name}</span>
          <CountMark count={unread} words={t('header.unread', { count: unread })} />
        </>
      }
      ariaLabel={menuWords(t, name, unread)}
      isOpen={isOpen}
      onPress={onPress}
      buttonClassName="min-h-11 gap-2 rounded-control px-3 text-small -outline-offset-3 hover:bg-paper-sunk"
    >
      <AccountLinks locale={locale} unread={unread} onLeave={onLeave} />
    </DropPanel>
  )
}

type AccountLinksProps = Pick<AccountMenuProps, 'locale' | 'unread' | 'onLeave'>

export function AccountLinks({ locale, unread, onLeave }: AccountLinksProps) {
  const { t } = useTranslation()
  return (
    <ul>
      {links.map(([words, path]) => (
        <li key={path}>
          <PlainLink href={localisedPath(locale, path)} onClick={onLeave} className={row}>
            {t(words)}
            {path === mailboxPath ? (
              <span className="ml-auto pl-3">
                <CountMark count={unread} words={t('header.unread', { count: unread })} />
              </span>
            ) : null}
          </PlainLink>
        </li>
      ))}
      <li>
        <form method="post" action={localisedPath(locale, accountPaths.home)}>
          <button type="submit" name="intent" value="logout" className={row}>
            {t('header.logout')}
          </button>
        </form>
      </li>
    </ul>
  )
}
