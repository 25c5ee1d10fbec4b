import { defaultSearchState, listingHref, type SearchState } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { destinations } from './destinations.ts'
import { adviceLink } from './pages/advice/advice-article.ts'
import { inspirationsLink } from './pages/guide.ts'
import { informationLink } from './pages/information/information-page.ts'
import { quizLink } from './pages/quiz/quiz.ts'
import { charterPlacesLink, chartersLink } from './pages/search/charters.ts'
import { chartersLandingLinks } from './pages/search/charters-landing.ts'
import { directionsLink } from './pages/search/directions.ts'
import { exploreLink } from './pages/search/explore.ts'
import { lastMinuteLink } from './pages/search/last-minute.ts'
import { priceChartLink } from './pages/search/price-chart.ts'
import { summerYear } from './placeholders.ts'
import { attractionsLink, beforeLinks, contactLink, officesLink } from './side-menus.ts'
import { t } from './words.ts'

const link = ({ label, url }: (typeof destinations)[keyof typeof destinations]) => ({ label, url })
/** A list that guests would otherwise have to search for. */
const search = (search: Partial<SearchState>) => listingHref({ ...defaultSearchState, ...search })
const anyYear = '2000'

const summer = {
  label: t(
    `Lato ${summerYear}`,
    `Léto ${summerYear}`,
    `Vara ${summerYear}`,
    `Nyár ${summerYear}`,
    `Літо ${summerYear}`,
  ),
  url: search({ startDate: `${anyYear}-06-01`, endDate: `${anyYear}-09-30` }).replaceAll(anyYear, summerYear),
}

/** What is sold comes first, what is to be read second. */
export const mainMenu = [
  { ...lastMinuteLink, links: [] },
  {
    label: t('All inclusive', 'All inclusive', 'All inclusive', 'All inclusive', 'Все включено'),
    url: search({ selectedFilterValues: { board: ['AI'] } }),
    links: [],
  },
  { ...summer, links: [] },
  {
    label: t('Kierunki', 'Destinace', 'Destinații', 'Úti célok', 'Напрямки'),
    url: directionsLink.url,
    links: [
      link(destinations.grecja),
      link(destinations.turcja),
      link(destinations.egipt),
      link(destinations.kanary),
      link(destinations.chorwacja),
      link(destinations.wlochy),
      link(destinations.tajlandia),
      directionsLink,
      exploreLink,
      priceChartLink,
      quizLink,
      attractionsLink,
    ],
  },
  {
    label: t('Objazdowe', 'Poznávací', 'Circuite', 'Körutak', 'Тури'),
    url: tripTypeConfiguration.WO.listingPath,
    links: [],
  },
  {
    label: t('Narty', 'Lyže', 'Schi', 'Síelés', 'Лижі'),
    url: tripTypeConfiguration.NR.listingPath,
    links: [],
  },
  {
    label: t('Loty', 'Lety', 'Zboruri', 'Repülők', 'Рейси'),
    url: chartersLink.url,
    links: [chartersLink, charterPlacesLink, ...chartersLandingLinks],
  },
  { label: t('Noclegi', 'Ubytování', 'Cazare', 'Szállás', 'Житло'), url: '/noclegi', links: [] },
  {
    label: t('Więcej', 'Více', 'Mai mult', 'Továbbiak', 'Більше'),
    url: null,
    links: [
      inspirationsLink,
      link(destinations.tatry),
      {
        label: t('Pomysły na zimę', 'Nápady na zimu', 'Idei pentru iarnă', 'Téli ötletek', 'Ідеї на зиму'),
        url: '/zima',
      },
      adviceLink,
      contactLink,
      officesLink,
      ...beforeLinks,
      informationLink,
    ],
  },
]
