import { localisedPath } from '@wojaz/travel/locale'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { reservationTabs } from './features/reservation/reservation-address.ts'
import routes from './routes.ts'

type Entry = (typeof routes)[number]

const toRoute = ({ path, file, index, children }: Entry): RouteObject =>
  index ? { index, handle: file } : { path, handle: file, children: children?.map(toRoute) }
const siteMap = routes.map(toRoute)
/** The file that answers an address. */
const answeredBy = (address: string) => matchRoutes(siteMap, address)?.at(-1)?.route.handle

const offer = 'OfferCodeWS/WAWHER270615-7-HER1021-DZX1_AI_2'

test.each([
  ['/', 'content-page'],
  ['/wypoczynek/grecja/kreta/malia/blue-bay-her1021', 'hotel-card'],
  [`/wypoczynek/grecja/kreta/malia/blue-bay-her1021/${offer}`, 'hotel-card'],
  ['/wypoczynek', 'destinations'],
  ['/wypoczynek/grecja', 'destination'],
  ['/wypoczynek/grecja/wyloty-z-warszawy', 'destination'],
  ['/wypoczynek/grecja/kreta/wyloty-z-warszawy', 'destination'],
  ['/wypoczynek/grecja/kreta/oferty-last-minute', 'destination'],
  ['/pz/rezerwacja/17', 'checkout'],
  ['/pz/platnosc/W402917652', 'payment'],
  ['/pz/payment/confirm/W402917652', 'payment-confirm'],
  ['/pz/payment/success/W402917652', 'payment-success'],
  ['/platnosc-negatywna/W402917652', 'payment-failed'],
  ['/pz/order-placed/eyJudW1iZXIiOiJXMSJ9', 'order-placed'],
  ['/ulubione', 'wishlist'],
  ['/wyszukiwarka-lotow', 'listing'],
  ['/zaawansowana-wyszukiwarka-lotow', 'explore'],
  ['/kontakt/biura-tui', 'offices'],
  ['/kontakt/biura-tui/krakow', 'offices-city'],
  ['/kontakt/biura-tui/krakow/ul-dluga-7/101', 'office'],
  ['/atrakcje', 'attractions'],
  ['/atrakcje/wyniki-wyszukiwania', 'attraction-results'],
  ['/atrakcje/kreta/rejs-17', 'attraction'],
  ['/atrakcje/payment', 'attraction-cart'],
  ['/atrakcje/payment/success/t1', 'attraction-paid'],
  ['/atrakcje/payment/failed/t1', 'attraction-unpaid'],
  ['/mytui', 'account/home'],
  ['/mytui/logowanie', 'account/login'],
  ['/mytui/nowe-konto', 'account/register'],
  ['/mytui/dziekujemy-za-rejestracje', 'account/registered'],
  ['/mytui/przypomnienie-hasla', 'account/remind-password'],
  ['/mytui/zmiana-hasla', 'account/new-password'],
  ['/mytui/ponowna-aktywacja', 'account/resend-activation'],
  ['/mytui/deaktywacja', 'account/leave'],
  ['/mytui/ustawienia', 'account/details'],
  ['/mytui/pomoc', 'account/help'],
  ['/mytui/podglad', 'account/preview'],
  ['/mytui/skrzynka-odbiorcza', 'account/mailbox'],
  ['/mytui/skrzynka-odbiorcza/W402917652', 'account/mailbox-thread'],
  ['/mytui/platnosc-negatywna/p1', 'account/trip-unpaid'],
  ['/mytui/payment/success/p1', 'account/trip-paid'],
])('%s is the page %s, in Polish and in Czech', (address, page) => {
  const file = `routes/${page}.tsx`
  expect([answeredBy(address), answeredBy(localisedPath('cs', address))]).toEqual([file, file])
})

test.each(['/formularz-do-newslettera', '/milion-klientow', '/przedsprzedaz', '/zima', '/noclegi'])(
  '%s is left to the editors',
  (address) => expect(answeredBy(address)).toBe('routes/content-page.tsx'),
)

test.each([
  ...['podsumowanie', 'podroz', 'przewodnik', 'hotel', 'dokumenty', 'czat', 'zarzadzanie', 'platnosc'],
  'uslugi',
])('the part %s of a reservation has its address', (tab) => {
  expect(answeredBy(`/mytui/rezerwacja/W402917652/karta/${tab}`)).toBe('routes/account/reservation.tsx')
  expect(reservationTabs).toContain(tab)
})
