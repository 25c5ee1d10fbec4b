import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import type { PricedLink } from './direction-view.ts'

/** From where one flies there, the cheapest airport first. */
export function DepartureList({ departures, path }: { departures: PricedLink[]; path: string }) {
  const { t } = useTranslation()
  return (
    <ul className="text-body">
      {departures.map(({ label, url, price }) => (
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
