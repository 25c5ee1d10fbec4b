import type { ComponentOf } from '@wojaz/content'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Section } from '../../ui/section.tsx'
import type { BlockProps } from './block.ts'
import { PictureTiles } from './picture-tiles.tsx'
import { SectionLink } from './section-link.tsx'
import { Signpost } from './signpost.tsx'

/** Trips from the hotel. If the editor entered none, a link to them. */
export function FacultativeTrips({ component }: BlockProps<'facultativeTrips'>) {
  const { t } = useTranslation()
  const { heading, lead, trips, count, link } = component
  if (trips.length === 0) return <Signpost heading={heading} lead={lead} link={link} />
  const tileOf = ({
    title,
    text,
    hours,
    price,
    picture,
  }: ComponentOf<'facultativeTrips'>['trips'][number]) => ({
    label: title,
    picture,
    url: null,
    icon: null,
    directions: [],
    tripTypes: [],
    badge: price === null ? null : t('blocks.trips.price', { price: formatMoney(price * 100) }),
    text: [hours === null ? null : t('blocks.trips.hours', { count: hours }), text]
      .filter(Boolean)
      .join(' · '),
  })
  return (
    <Section heading={heading} lead={lead}>
      <PictureTiles items={trips.slice(0, count).map(tileOf)} />
      <p className="mt-4 text-small text-ink-soft">{t('blocks.trips.onTheSpot')}</p>
      <SectionLink link={link} />
    </Section>
  )
}
