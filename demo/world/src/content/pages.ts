import { oNas, poradnik } from './pages/about.ts'
import { lotZDzieckiem } from './pages/advice/flying-with-a-child.ts'
import { bagazPodreczny } from './pages/advice/hand-luggage.ts'
import { opisHotelu } from './pages/advice/reading-a-hotel.ts'
import { kiedyKupic } from './pages/advice/when-to-buy.ts'
import { kontakt } from './pages/forms/contact.ts'
import { newsletter } from './pages/forms/newsletter.ts'
import { przedsprzedaz } from './pages/forms/presale.ts'
import { egipt, tajlandia, tatry, wyspyKanaryjskie } from './pages/guides-far.ts'
import { chorwacja, grecja, turcja, wlochy } from './pages/guides-mediterranean.ts'
import { home } from './pages/home.ts'
import { deklaracjaDostepnosci } from './pages/information/accessibility.ts'
import { odpowiedzialnoscPrzewoznika } from './pages/information/carrier-liability.ts'
import { reklamacje } from './pages/information/complaints.ts'
import { zdrowie } from './pages/information/health.ts'
import { opieka } from './pages/information/holiday-care.ts'
import { informacje } from './pages/information/index-of-information.ts'
import { gwarancja } from './pages/information/insurance-guarantee.ts'
import { politykaPrywatnosci } from './pages/information/privacy.ts'
import { pytania } from './pages/information/questions.ts'
import { formularzInformacyjny } from './pages/information/standard-form.ts'
import { regulamin } from './pages/information/terms.ts'
import { inspiracje } from './pages/inspirations.ts'
import { milionKlientow } from './pages/million.ts'
import { biura } from './pages/offices/offices-page.ts'
import { quiz } from './pages/quiz/quiz.ts'
import { wyszukiwarkaLotow, zaawansowanaWyszukiwarkaLotow } from './pages/search/charters.ts'
import { chartersLandingPages } from './pages/search/charters-landing.ts'
import { wypoczynek } from './pages/search/destinations.ts'
import { odkrywaj } from './pages/search/explore.ts'
import { lastMinutePage } from './pages/search/last-minute.ts'
import { listings } from './pages/search/listings.ts'
import { kiedyNajtaniej } from './pages/search/price-chart.ts'
import { noclegi } from './pages/stays.ts'
import { accountTemplates } from './pages/templates/account.ts'
import { checkoutTemplates, wishlistTemplate } from './pages/templates/checkout.ts'
import { hotelCard, officeTemplates } from './pages/templates/hotel-and-offices.ts'
import { nothingHere, outOfOrder, pageBroke } from './pages/templates/nothing-here.ts'
import { placeTemplates } from './pages/templates/places.ts'
import { zima } from './pages/winter.ts'
import type { WrittenPage } from './words.ts'

/** Every page of the demo; a test checks that all links lead to one of them. */
export const pages: WrittenPage[] = [
  home,
  inspiracje,
  grecja,
  turcja,
  egipt,
  wyspyKanaryjskie,
  wlochy,
  chorwacja,
  tajlandia,
  tatry,
  zima,
  noclegi,
  milionKlientow,
  przedsprzedaz,
  newsletter,
  poradnik,
  lotZDzieckiem,
  kiedyKupic,
  opisHotelu,
  bagazPodreczny,
  oNas,
  kontakt,
  biura,
  informacje,
  zdrowie,
  opieka,
  formularzInformacyjny,
  gwarancja,
  odpowiedzialnoscPrzewoznika,
  reklamacje,
  pytania,
  regulamin,
  politykaPrywatnosci,
  deklaracjaDostepnosci,
  odkrywaj,
  kiedyNajtaniej,
  quiz,
  wypoczynek,
  ...listings,
  lastMinutePage,
  wyszukiwarkaLotow,
  zaawansowanaWyszukiwarkaLotow,
  ...chartersLandingPages,
]

/** Pages for many addresses: they have no address that a guest could open. */
export const templates: WrittenPage[] = [
  ...placeTemplates,
  hotelCard,
  ...checkoutTemplates,
  ...accountTemplates,
  wishlistTemplate,
  ...officeTemplates,
  nothingHere,
  outOfOrder,
  pageBroke,
]
