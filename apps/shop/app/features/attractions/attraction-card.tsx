import { formatMoney } from '@wojaz/travel/money'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { type AttractionWish, attractionHref, emptySearch } from './attraction-address.ts'
import type { AttractionCardView } from './attraction-view.ts'
import { cutoffWords, durationWords } from './attraction-words.ts'

interface AttractionCardProps {
  attraction: AttractionCardView
  /** Date and people, passed on to its page. */
  wish?: AttractionWish
  /** The level of the card's heading. */
  level?: 2 | 3
  priority?: boolean
}

export function AttractionCard({
  attraction,
  wish = emptySearch,
  level = 3,
  priority = false,
}: AttractionCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { title, summary, picture, place, duration, priceFrom, cutoffHours, hasPickup } = attraction
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-paper-raised shadow-raised">
      <div className="overflow-hidden bg-paper-sunk">
        {picture ? (
          <Image
            {...picture}
            alt=""
            ratio={3 / 2}
            sizes="(min-width: 992px) 290px, (min-width: 640px) 45vw, 92vw"
            priority={priority}
            className="aspect-[3/2] w-full object-cover transition-transform duration-500 ease-settle group-hover:scale-[1.03]"
          />
        ) : (
          <div className="aspect-[3/2]" />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        {place ? <p className="text-fine text-ink-soft">{place}</p> : null}
        <Heading className="text-body font-bold leading-snug">
          <Link
            to={attractionHref(locale, attraction.path, wish)}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
          >
            {title}
          </Link>
        </Heading>
        <p className="line-clamp-2 text-small text-ink-soft">{summary}</p>
        <ul className="grid gap-1 text-small">
          {duration ? <Fact icon="clock">{durationWords(t, duration)}</Fact> : null}
          <Fact icon="shield">{cutoffWords(t, cutoffHours)}</Fact>
          {hasPickup ? <Fact icon="car">{t('attractionCard.pickup')}</Fact> : null}
        </ul>
        <p className="mt-auto pt-2 text-right">
          {priceFrom === null ? (
            <span className="text-small text-ink-soft">{t('attractionCard.priceLater')}</span>
          ) : (
            <strong className="whitespace-nowrap text-title">
              {t('attractionCard.from', { price: formatMoney(priceFrom) })}
            </strong>
          )}
        </p>
      </div>
    </article>
  )
}

function Fact({ icon, children }: { icon: 'clock' | 'shield' | 'car'; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={16} className="mt-1 shrink-0 text-ink-soft" />
      {children}
    </li>
  )
}
