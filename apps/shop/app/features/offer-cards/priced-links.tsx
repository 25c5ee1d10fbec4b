import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import type { PricedLink } from './offer-facts.ts'

interface PricedLinksProps {
  links: readonly PricedLink[]
  /** The current page is not a link. */
  path?: string
  className?: string
}

/** Links, each with its lowest price. */
export function PricedLinks({ links, path, className = '' }: PricedLinksProps) {
  const { t } = useTranslation()
  return (
    <ul className={className}>
      {links.map(({ label, url, price }) => (
        <li
          key={url}
          className="group relative flex items-baseline justify-between gap-4 border-t border-line py-2.5"
        >
          {url === path ? (
            <span aria-current="page" className="font-bold">
              {label}
            </span>
          ) : (
            <ContentLink
              url={url}
              className="font-medium after:absolute after:inset-0 group-hover:text-accent"
            >
              {label}
            </ContentLink>
          )}
          <span className="whitespace-nowrap text-small text-ink-soft">
            {t('offers.from', { price: formatMoney(price) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
