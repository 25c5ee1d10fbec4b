import { accountPaths, settingsPath } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { wishlistPath } from '../wishlist/wishlist.ts'
import { DropPanel } from './drop-panel.tsx'

interface AccountMenuProps {
  locale: Locale
  /** As the customer is called here. */
  name: string
  isOpen: boolean
  onPress: () => void
  onLeave: () => void
}

const links = [
  ['header.trips', accountPaths.home],
  ['wishlist.title', wishlistPath],
  ['header.settings', settingsPath],
] as const

const row =
  'flex min-h-11 w-full cursor-pointer items-center rounded-small px-3 text-left hover:bg-paper-sunk'

/** The name of whoever is logged in, with the ways into the account and out of it. */
export function AccountMenu({ locale, name, isOpen, onPress, onLeave }: AccountMenuProps) {
  const { t } = useTranslation()
  return (
    <DropPanel
      align="end"
      label={
        <>
          <Icon name="person" size={16} />
          <span className="max-w-40 truncate">{name}</span>
        </>
      }
      ariaLabel={t('header.accountMenu', { name })}
      isOpen={isOpen}
      onPress={onPress}
      buttonClassName="min-h-11 gap-2 rounded-control px-3 text-small -outline-offset-3 hover:bg-paper-sunk"
    >
      <AccountLinks locale={locale} onLeave={onLeave} />
    </DropPanel>
  )
}

export function AccountLinks({ locale, onLeave }: Pick<AccountMenuProps, 'locale' | 'onLeave'>) {
  const { t } = useTranslation()
  return (
    <ul>
      {links.map(([words, path]) => (
        <li key={path}>
          <PlainLink href={localisedPath(locale, path)} onClick={onLeave} className={row}>
            {t(words)}
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
