import type { OffersOfPage } from '../offer-cards/offer-cards.ts'

const picture = { src: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka', width: 1600, height: 1000 }

/** What the shop has found for the components that show offers. */
export const offersOfBlocks: OffersOfPage = {
  offerCarousel: {
    kind: 'holidays',
    offers: [
      {
        code: 'WAW1',
        tripType: 'WS',
        hotelCode: 'H1',
        hotelName: 'Hotel Lagoon',
        stars: 4,
        picture,
        place: 'Malia, Kreta',
        placeUrl: '/wypoczynek/grecja/kreta/malia',
        url: '/wypoczynek/grecja',
        people: 2,
        departureDate: '2026-06-10',
        returnDate: '2026-06-17',
        nights: 7,
        airport: 'Warszawa',
        rating: 4.4,
        ratingCount: 31,
        board: 'All inclusive',
        perPerson: 219_900,
        total: 439_800,
        reduction: null,
      },
    ],
  },
  topDestinations: {
    kind: 'places',
    places: [
      {
        code: 'GRCRE',
        name: 'Kreta',
        url: '/wypoczynek/grecja/kreta',
        picture,
        trip: 'WS',
        price: 219_900,
        hotels: 12,
      },
    ],
  },
  priceChart: {
    kind: 'priceChart',
    texts: '{}',
    chart: {
      places: [{ code: 'GRCRE', name: 'Kreta' }],
      month: null,
      isForAll: false,
      comparedUrl: null,
      axis: { top: 300_000, ticks: [0, 100_000, 200_000, 300_000] },
      url: '/kiedy-najtaniej?c=GRCRE',
      slots: [
        {
          id: '2027-07',
          name: 'lip',
          detail: '2027',
          title: 'lipiec 2027',
          daysUrl: null,
          bars: [
            {
              price: 219_900,
              level: 'low',
              lastYear: 229_900,
              url: '/wypoczynek/wyniki-wyszukiwania-samolot?q=lipiec',
            },
          ],
        },
      ],
    },
  },
}
