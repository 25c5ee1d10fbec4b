import type { TripType } from '@wojaz/travel/trip'

export interface ListedOffer {
  readonly hotelUrl: string
  readonly tripType: TripType
  readonly offerCode: string
}

/** Offers by plane for two adults, of many hotels and several days each. */
export async function listedOffers(siteUrl: string, count: number): Promise<readonly ListedOffer[]> {
  const found = new Map<string, ListedOffer>()
  for (const month of ['2027-05', '2027-06', '2027-07', '2027-08', '2027-09'])
    for (const page of [0, 1, 2, 3]) {
      const answer = await fetch(`${siteUrl}/api/www/search/offers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          offerType: 'BY_PLANE',
          durationFrom: 7,
          durationTo: 14,
          departureDateFrom: `${month}-01`,
          departureDateTo: `${month}-28`,
          metaData: { page, pageSize: 100, sorting: 'hotelRating' },
        }),
      })
      const { offers } = (await answer.json()) as { offers: ListedOffer[] }
      for (const offer of offers) found.set(offer.offerCode, offer)
      if (found.size >= count) break
    }
  return [...found.values()].slice(0, count)
}
