import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isFolded, type SectionName, sectionIds, sectionsOf } from '../card-sections.ts'
import type { HotelCardView } from '../hotel-card-view.ts'

/** Keys of the dictionary. */
const words: Record<SectionName, string> = {
  description: 'hotelCard.tab.description',
  plan: 'hotelCard.tab.plan',
  slopes: 'hotelCard.tab.slopes',
  dates: 'hotelCard.tab.dates',
  airports: 'hotelCard.tab.airports',
  offers: 'hotelCard.tab.offers',
  features: 'hotelCard.tab.features',
  rooms: 'hotelCard.tab.rooms',
  boards: 'hotelCard.tab.boards',
  price: 'hotelCard.tab.price',
  upsells: 'hotelCard.tab.upsells',
  later: 'hotelCard.alert.heading',
  booking: 'hotelCard.tab.booking',
  place: 'hotelCard.tab.place',
  weather: 'hotelCard.tab.weather',
  reviews: 'hotelCard.tab.reviews',
  questions: 'hotelCard.tab.questions',
  documents: 'hotelCard.tab.documents',
}

const tab =
  'flex min-h-12 items-center border-b-2 border-transparent text-small font-medium -outline-offset-3 hover:border-accent hover:text-accent'

/** Links to the sections. On a wide screen they stay visible while the page scrolls. */
export function CardTabs(view: HotelCardView) {
  const { t } = useTranslation()
  const names = sectionsOf(view)
  return (
    <nav
      aria-label={t('hotelCard.tab.label')}
      className="mt-6 border-b border-line bg-paper lg:sticky lg:top-[4.5rem] lg:z-10"
    >
      <Container className="flex items-stretch gap-x-6">
        <ul className="-ml-4 flex min-w-0 gap-x-6 overflow-x-auto pl-4 [scrollbar-width:none] sm:-ml-6 sm:pl-6 lg:ml-0 lg:pl-0">
          {names
            .filter((name) => !isFolded(name))
            .map((name) => (
              <li key={name} className="shrink-0">
                <a href={`#${sectionIds[name]}`} className={tab}>
                  {t(words[name])}
                </a>
              </li>
            ))}
        </ul>
        <MoreTabs names={names.filter(isFolded)} />
      </Container>
    </nav>
  )
}

/** Links to the folded sections. A section opens when its link is pressed. */
function MoreTabs({ names }: { names: SectionName[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (names.length === 0) return null
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false)
      }}
      className="group/more relative shrink-0"
    >
      <summary className={`${tab} cursor-pointer list-none gap-1 [&::-webkit-details-marker]:hidden`}>
        {t('hotelCard.tab.more')}
        <Icon
          name="chevronDown"
          size={16}
          className="text-accent transition-transform group-open/more:rotate-180"
        />
      </summary>
      <ul className="absolute right-0 top-full z-20 min-w-56 rounded-card bg-paper-raised p-2 shadow-floating">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${sectionIds[name]}`}
              onClick={() => setOpen(false)}
              className="block rounded-small px-3 py-2.5 text-small font-medium -outline-offset-3 hover:bg-paper-sunk hover:text-accent"
            >
              {t(words[name])}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
