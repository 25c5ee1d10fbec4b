const offerCode = 'WAWHER260706-7-HER00001-DZX1_AI_2'
const hotelCode = 'HER00001'
const number = 'W402917652'
const uuid = '8a5f4f0e-6c1b-4d6e-9a51-2f0d9b6f7c10'
const email = 'anna.nowak@example.com'
const password = 'zielony parasol nad morzem'
const token = 'Zm9yLWV4YW1wbGUtb25seQ'

const search = {
  offerType: 'BY_PLANE',
  numberOfAdults: 2,
  childrenBirthdays: ['2019-04-12'],
  departuresCodes: ['WAW', 'KTW'],
  departureDateFrom: '2026-07-01',
  departureDateTo: '2026-07-31',
  durationFrom: 7,
  durationTo: 7,
  filters: [{ filterId: 'priceSelector', selectedValues: ['fullPrice'] }],
  metaData: { page: 0, pageSize: 10, sorting: 'price' },
}
const flights = { numberOfAdults: 2, departureDateFrom: '2026-07-01', departureDateTo: '2026-07-31' }
const ofHotel = { hotelCode, numberOfAdults: 2, durationFrom: 7, durationTo: 7 }
const searchState = {
  tripType: 'WS',
  adultsCount: 2,
  selectedAirports: ['WAW'],
  durationFrom: 7,
  durationTo: 7,
}
const changedFilters = [
  { filterType: 'TYPE', options: [{ code: 'WS', selected: true }] },
  { filterType: 'ADULTS', selectedCount: 2 },
]

const person = { title: 'woman', firstName: 'Anna', lastName: 'Nowak', birthDate: '1987-03-24' }
const document = {
  documentType: 'passport',
  documentNumber: 'EH1234567',
  documentValidUntil: '2031-03-24',
  documentNationality: 'PL',
  documentIssuingCountry: 'PL',
}
const contact = {
  firstName: 'Anna',
  lastName: 'Nowak',
  email,
  phone: '+48 600 100 200',
  street: 'Morska 12/3',
  postalCode: '81-001',
  city: 'Gdynia',
}
const credential = { id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key', clientExtensionResults: {} }
const passkey = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID' },
}
const complaint = {
  orderNumber: number,
  typed: { category: 'hotel', 'answer.what': 'Pokój był bez balkonu.' },
  wishes: ['money'],
}
const quoted = { number, quote: uuid }

/** The body of a call, by its name. Every schema accepts its example, and the shop understands it: a test asks it so. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  reportBrowserError: {
    message: 'The map was not drawn',
    path: '/wypoczynek/grecja',
    component: 'listingMap',
  },
  decideOnCookies: { answer: 'chosen', preferences: 'on', returnTo: '/wypoczynek' },
  countEvents: { events: [{ event: 'click', identifier: 'hero', page: '/' }] },
  listLastWatched: { offerCodes: [offerCode] },
  readLastSearch: { q: 'price:byPlane:T:a:WAW:dF:7:dT:7:ctAdult:2:tripType:WS' },

  sendGuestForm: { page: '/formularz-do-newslettera', form: 'newsletter', fields: { email, consent: 'on' } },
  confirmNewsletter: { token, locale: 'pl' },
  leaveNewsletter: { token, locale: 'pl' },
  confirmPriceAlert: { token, locale: 'pl' },
  stopPriceAlert: { token, locale: 'pl' },

  answerQuiz: { answers: { kto: 'para' }, excluded: [] },
  saveOffer: { offerCode, wish: 'save', locale: 'pl' },
  shareWishlist: { wish: 'share', locale: 'pl' },

  beginGlobalSearch: searchState,
  beginGlobalSearchService: searchState,
  updateGlobalSearch: changedFilters,
  updateGlobalSearchService: changedFilters,
  searchOffers: search,
  searchOffersService: search,
  countOffers: search,
  countOffersService: search,
  listOfferFilters: search,
  listListingFilters: search,
  listListingFiltersService: search,
  searchSameDayOffers: search,
  listRegionsOfOffers: search,
  suggestPlaces: { text: 'kreta', limit: 5 },
  readOfferCalendar: search,
  searchCharters: flights,
  listTopCharters: flights,
  countCharters: flights,
  listPromotedOffers: search,
  listPromotedOffersService: search,
  listTopOffers: search,
  listOfferLinks: search,
  readOfferPrice: { offerCode, filters: [] },
  listMapPins: search,
  readMapOffer: ofHotel,
  listLowestPrices: { ...search, level: 'region' },
  listLowestPriceDestinations: search,

  readHotel: { hotelCode },
  listReviews: { hotelCode, sorting: 'newest', language: 'pl' },
  voteForReview: { reviewId: 17, wish: 'give' },
  readWeather: { hotelCode },
  listNearby: { hotelCode },
  listOfferChoices: { offerCode },
  listRoomChoices: { offerCode },
  listDepartureHours: { offerCode },
  readAvailability: ofHotel,
  readPriceCalendar: { offerCode, month: '2026-07' },
  listAllOffers: ofHotel,
  listAllOffersService: ofHotel,
  listOtherAirports: { offerCode },
  readPriceStatistics: { offerCode },
  findFirstOffer: ofHotel,
  validateOffer: { offerCode, total: 649_800 },
  readOffer: { offerCode },
  readOfferAnalytics: { offerCode },
  listOfferUpsells: { offerCode, promotedUpsellCodes: ['LUGGAGE'] },

  openCart: { offerCode },
  changeCart: {
    participants: [person],
    contact,
    consents: {
      terms: true,
      standardForm: true,
      marketingEmail: false,
      marketingSms: false,
      marketingPhone: false,
    },
    documents: [document],
    wishes: { kinds: ['quiet-room'], text: '' },
  },
  saveCartEmail: { email },
  sendCartLink: { email },
  placeOrder: { agreedTotal: 649_800 },
  beginPayment: { variant: 'deposit', method: { kind: 'blik', code: '777123' } },
  holdSeats: { flights: [{ flightId: 4711, seats: [{ seat: '12A', person: 0 }] }] },

  addAttraction: { activityId: 12, optionId: 'DEFAULT', availabilityId: '2026-07-08', tickets: { adult: 2 } },
  changeAttractionCart: {
    contact: { firstName: 'Anna', lastName: 'Nowak', email, phone: '+48 600 100 200' },
    extend: true,
  },
  orderAttractions: { agreedTotal: 31_800, terms: true },
  beginAttractionPayment: { transactionId: uuid, method: { kind: 'blik', code: '777123' } },

  logIn: { email, password },
  beginLogin: { email },
  sendPassword: { password },
  sendLoginCode: { code: '482 913' },
  obtainToken: { grant_type: 'password', username: email, password },
  finishPasskeyLogin: { response: passkey },
  addPasskey: {
    response: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AQID' } },
    name: 'Telefon',
  },
  finishPasskeyProof: { response: passkey },
  register: { email, firstName: 'Anna', lastName: 'Nowak', password },
  activateAccount: { token, password },
  resendActivation: { email },
  remindPassword: { email },
  resetPassword: { token, password },
  changePassword: { currentPassword: password, password: 'parasol w kropki i wiatr', endsOthers: true },
  replaceOldPassword: { oldPassword: password, password: 'parasol w kropki i wiatr', endsOthers: false },

  changeCustomerDetails: {
    title: 'woman',
    firstName: 'Anna',
    lastName: 'Nowak',
    language: 'pl',
    birthDate: '1987-03-24',
    phone: '+48 600 100 200',
    airport: 'WAW',
  },
  addCompanion: { ...person, documentType: 'passport', documentNumber: 'EH1234567' },
  changeCompanion: person,
  changeAgreement: { channel: 'newsletter', isGiven: true },
  keepAccount: { token },

  addReservation: { number, lastName: 'Nowak', departureDate: '2027-03-24' },
  disclaimReservation: { number },
  answerNotice: { number, notice: uuid, answer: 'accepted' },
  changeOwner: {
    number,
    phone: '+48 600 100 200',
    street: 'Morska 12/3',
    postalCode: '81-001',
    city: 'Gdynia',
  },
  changeTraveller: { number, person: 1, ...person },
  changeDocument: { number, person: 1, ...document },
  changeWishes: { number, kinds: ['quiet-room'], text: '' },
  quoteChange: { number, offerCode },
  confirmChange: quoted,
  quoteCancellation: { number },
  confirmCancellation: quoted,
  quoteUpsells: { number, upsells: [{ type: 'LUGGAGE', code: 'LUGGAGE_20', person: 0 }] },
  confirmUpsells: { ...quoted, pay: 'later' },
  sendDocuments: { number, email, documents: ['potwierdzenie'] },

  sendMessage: { thread: number, text: 'Czy pokój ma balkon?', sentAs: uuid },
  saveDraft: { thread: number, text: 'Czy pokój' },
  markAsRead: { thread: number, number: 12 },
  showTyping: { chatToken: token },
  rateAnswer: { questionId: '12', rating: 'yes' },

  validateComplaint: complaint,
  saveComplaint: { ...complaint, stay: [] },
  submitComplaint: { ...complaint, files: [] },
}

/** Parameters of paths and queries, by name. */
const values: Readonly<Record<string, unknown>> = {
  cartId: 'c7Qm2xLr8TbN',
  itemId: uuid,
  offerCode,
  orderNumber: number,
  reservationNumber: number,
  number,
  transactionId: uuid,
  quote: uuid,
  thread: number,
  gateway: 'payu',
  type: 'page404',
  file: 'pl.4f2a9c.js',
  criteria: 'last-minute',
  city: 'warszawy',
  direction: 'grecja',
  text: 'kreta',
  ids: [12, 15],
  message: 12,
  day: '2026-07-08',
  date_from: '2026-07-01',
  date_to: '2026-07-31',
}

/** The same word means something else in some calls. */
const valuesOfCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  readPage: { id: '12' },
  readAttraction: { id: 12 },
  readAttractionSchedule: { id: 12 },
  readAttractionDay: { id: 12 },
}

export function valueExample(operationId: string, name: string): unknown {
  const ofCall = valuesOfCalls[operationId]?.[name]
  return ofCall ?? (name === 'id' ? uuid : values[name])
}
