import { useTranslation } from '../../../i18n/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { type SectionName, sectionIds, sectionsOf } from '../card-sections.ts'
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
  extras: 'hotelCard.tab.extras',
  later: 'hotelCard.alert.heading',
  booking: 'hotelCard.tab.booking',
  place: 'hotelCard.tab.place',
  weather: 'hotelCard.tab.weather',
  reviews: 'hotelCard.tab.reviews',
  questions: 'hotelCard.tab.questions',
  documents: 'hotelCard.tab.documents',
}

/** The parts of a long page, at hand all the way down on a wide screen. */
export function CardTabs(view: HotelCardView) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('hotelCard.tab.label')}
      className="mt-6 border-b border-line bg-paper lg:sticky lg:top-[4.5rem] lg:z-10"
    >
      <Container>
        <ul className="-mx-4 flex gap-x-6 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
          {sectionsOf(view).map((name) => (
            <li key={name} className="shrink-0">
              <a
                href={`#${sectionIds[name]}`}
                className="flex min-h-12 items-center border-b-2 border-transparent text-small font-medium -outline-offset-3 hover:border-accent hover:text-accent"
              >
                {t(words[name])}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
