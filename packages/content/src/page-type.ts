/** Types of pages with a URL of their own. */
const ownAddress = [
  'homePage',
  'contentPage',
  'tilesPage',
  'formPage',
  'article',
  'listing',
  'charters',
  'chartersLandingPage',
  'lowestPriceChart',
  'quiz',
  'directions',
  'contentPageContactOffices',
] as const

/** Types of templates: one page for many URLs. The shop reads it by type and fills in what the URL names. */
export const templateUrls = {
  direction: '/szablony/kierunek',
  region: '/szablony/region',
  resort: '/szablony/miejscowosc',
  directionFlights: '/szablony/loty-kierunek',
  regionFlights: '/szablony/loty-region',
  resortFlights: '/szablony/loty-miejscowosc',
  hotelCard: '/szablony/karta-hotelu',
  contentPageContactCity: '/szablony/biura-w-miescie',
  contentPageContactOffice: '/szablony/biuro',
  checkoutReservation: '/szablony/rezerwacja',
  checkoutReservationFailed: '/szablony/rezerwacja-nieudana',
  checkoutPayment: '/szablony/platnosc',
  checkoutPaymentConfirm: '/szablony/platnosc-w-toku',
  checkoutPaymentSuccess: '/szablony/platnosc-udana',
  checkoutPaymentFailed: '/szablony/platnosc-nieudana',
  checkoutOrderPlaced: '/szablony/zamowienie-zlozone',
  wishlist: '/szablony/ulubione',
  mytuiAuthLogin: '/szablony/konto-logowanie',
  mytuiAuthRegister: '/szablony/konto-nowe',
  mytuiAuthRegisterSuccess: '/szablony/konto-zalozone',
  mytuiAuthResendActivation: '/szablony/konto-ponowna-aktywacja',
  mytuiAuthPasswordReset: '/szablony/konto-przypomnienie-hasla',
  mytuiAuthPasswordChange: '/szablony/konto-zmiana-hasla',
  mytuiAuthDeactivate: '/szablony/konto-deaktywacja',
  mytuiMailbox: '/szablony/konto-skrzynka',
  mytuiMailboxId: '/szablony/konto-rozmowa',
  mytuiReservations: '/szablony/konto-podroze',
  mytuiReservation: '/szablony/konto-podroz',
  mytuiReservationTravel: '/szablony/konto-podroz-przejazd',
  mytuiReservationGuide: '/szablony/konto-podroz-przewodnik',
  mytuiReservationHotel: '/szablony/konto-podroz-hotel',
  mytuiReservationDocuments: '/szablony/konto-podroz-dokumenty',
  mytuiReservationUpsells: '/szablony/konto-podroz-dodatki',
  mytuiReservationPayment: '/szablony/konto-podroz-platnosc',
  mytuiReservationChat: '/szablony/konto-podroz-czat',
  mytuiReservationManagement: '/szablony/konto-podroz-zarzadzanie',
  mytuiReservationPreview: '/szablony/konto-podroz-podglad',
  mytuiPaymentSuccess: '/szablony/konto-platnosc-udana',
  mytuiPaymentFailure: '/szablony/konto-platnosc-nieudana',
  mytuiSettings: '/szablony/konto-ustawienia',
  mytuiHelp: '/szablony/konto-pomoc',
  page404: '/szablony/nie-ma-strony',
  error: '/szablony/blad',
  pageError: '/szablony/blad-strony',
} as const

export type TemplateType = keyof typeof templateUrls
export type PageType = (typeof ownAddress)[number] | TemplateType

export const pageTypes: readonly PageType[] = [
  ...ownAddress,
  ...(Object.keys(templateUrls) as TemplateType[]),
]

export function isTemplateType(type: unknown): type is TemplateType {
  return typeof type === 'string' && Object.hasOwn(templateUrls, type)
}

/** Templates have URLs that no guest can open. */
export function isTemplateUrl(url: string): boolean {
  return /^\/szablony(?:\/|$)/.test(url)
}
