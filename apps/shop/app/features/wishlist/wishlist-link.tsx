import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { useSaved } from './saved-codes.ts'
import { wishlistAddress } from './wishlist-address.ts'

/** A heart with a number. The number appears after hydration and shifts nothing. */
export function WishlistLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const count = useSaved()?.wishlistCount ?? 0
  return (
    <PlainLink
      href={wishlistAddress(useLocale())}
      aria-label={count > 0 ? t('wishlist.linkCount', { count }) : t('wishlist.title')}
      className={`relative grid size-11 shrink-0 place-items-center rounded-control text-accent hover:bg-paper-sunk ${className}`}
    >
      <Icon name="heart" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute right-0 top-0.5 min-w-5 rounded-round bg-accent px-1 text-center text-fine font-bold leading-5 text-on-accent"
        >
          {count}
        </span>
      ) : null}
    </PlainLink>
  )
}
