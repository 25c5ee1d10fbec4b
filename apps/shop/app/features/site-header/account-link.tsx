import { accountPaths } from '@wojaz/account'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'

interface AccountLinkProps {
  locale: Locale
  /** The name of the logged-in customer. Null: nobody is logged in. */
  name: string | null
  look: 'line' | 'icon'
}

const looks = {
  line: 'flex min-h-11 items-center gap-2 rounded-control px-3 text-small -outline-offset-3 hover:bg-paper-sunk',
  icon: 'grid size-11 shrink-0 place-items-center rounded-control text-accent hover:bg-paper-sunk max-sm:w-10 lg:hidden',
}

/** Rendered by the server: pages of logged-in customers are never cached. */
export function AccountLink({ locale, name, look }: AccountLinkProps) {
  const { t } = useTranslation()
  const words = name === null ? t('header.login') : t('header.accountMenu', { name })
  return (
    <PlainLink
      href={localisedPath(locale, name === null ? accountPaths.login : accountPaths.home)}
      aria-label={look === 'icon' ? words : undefined}
      className={looks[look]}
    >
      <Icon name="person" size={look === 'line' ? 16 : undefined} />
      {look === 'line' ? words : null}
    </PlainLink>
  )
}
