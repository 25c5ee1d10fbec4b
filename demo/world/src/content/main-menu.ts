import { defaultSearchState, listingHref, type SearchState } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { destinations } from './destinations.ts'
import { adviceLink } from './pages/advice/advice-article.ts'
import { inspirationsLink } from './pages/guide.ts'
import { informationLink } from './pages/information/information-page.ts'
import { quizLink } from './pages/quiz/quiz.ts'
import { charterPlacesLink, chartersLink } from './pages/search/charters.ts'
import { chartersLandingLinks } from './pages/search/charters-landing.ts'
import { directionsLink } from './pages/search/destinations.ts'
import { exploreLink } from './pages/search/explore.ts'
import { lastMinuteLink } from './pages/search/last-minute.ts'
import { priceChartLink } from './pages/search/price-chart.ts'
import { summerYear } from './placeholders.ts'
import { attractionsLink, beforeLinks, contactLink, officesLink } from './side-menus.ts'

const link = ({ label, url }: (typeof destinations)[keyof typeof destinations]) => ({ label, url })
/** A link to a prepared search. */
const search = (search: Partial<SearchState>) => listingHref({ ...defaultSearchState, ...search })
const anyYear = '2000'

const summer = {
  label: {
    pl: `Lato ${summerYear}`,
    cs: `Léto ${summerYear}`,
    ro: `Vara ${summerYear}`,
    hu: `Nyár ${summerYear}`,
    uk: `Літо ${summerYear}`,
  },
  url: search({ startDate: `${anyYear}-06-01`, endDate: `${anyYear}-09-30` }).replaceAll(anyYear, summerYear),
}

/** What is sold comes first, what can be read second. */
export const mainMenu = [
  { ...lastMinuteLink, links: [] },
  {
    label: {
      pl: 'All inclusive',
      cs: 'All inclusive',
      ro: 'All inclusive',
      hu: 'All inclusive',
      uk: 'Все включено',
    },
    url: search({ selectedFilterValues: { board: ['AI'] } }),
    links: [],
  },
  { ...summer, links: [] },
  {
    label: { pl: 'Kierunki', cs: 'Destinace', ro: 'Destinații', hu: 'Úti célok', uk: 'Напрямки' },
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
    label: { pl: 'Objazdowe', cs: 'Poznávací', ro: 'Circuite', hu: 'Körutak', uk: 'Тури' },
    url: tripTypeConfiguration.WO.listingPath,
    links: [],
  },
  {
    label: { pl: 'Narty', cs: 'Lyže', ro: 'Schi', hu: 'Síelés', uk: 'Лижі' },
    url: tripTypeConfiguration.NR.listingPath,
    links: [],
  },
  {
    label: { pl: 'Loty', cs: 'Lety', ro: 'Zboruri', hu: 'Repülők', uk: 'Рейси' },
    url: chartersLink.url,
    links: [chartersLink, charterPlacesLink, ...chartersLandingLinks],
  },
  {
    label: { pl: 'Noclegi', cs: 'Ubytování', ro: 'Cazare', hu: 'Szállás', uk: 'Житло' },
    url: '/noclegi',
    links: [],
  },
  {
    label: { pl: 'Więcej', cs: 'Více', ro: 'Mai mult', hu: 'Továbbiak', uk: 'Більше' },
    url: null,
    links: [
      inspirationsLink,
      link(destinations.tatry),
      {
        label: {
          pl: 'Pomysły na zimę',
          cs: 'Nápady na zimu',
          ro: 'Idei pentru iarnă',
          hu: 'Téli ötletek',
          uk: 'Ідеї на зиму',
        },
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
