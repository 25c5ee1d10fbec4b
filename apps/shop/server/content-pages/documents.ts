import type { TripType } from '@wojaz/travel/trip'
import type { CardDocument, DocumentName } from '../../app/features/hotel-card/hotel-card-view.ts'

/** Where each document is read; the flight's own only where one flies. */
const pages: readonly { name: DocumentName; url: string; isOfFlight?: true }[] = [
  { name: 'terms', url: '/regulamin' },
  { name: 'standardForm', url: '/informacje/standardowy-formularz-informacyjny' },
  { name: 'guarantee', url: '/informacje/gwarancja-ubezpieczeniowa' },
  { name: 'carrier', url: '/informacje/odpowiedzialnosc-przewoznika', isOfFlight: true },
  { name: 'health', url: '/informacje/zdrowie-i-szczepienia' },
  { name: 'complaints', url: '/informacje/reklamacje' },
]

/** Documents of a trip, as far as editors keep their pages active: a link never leads nowhere. */
export function documentsOf(
  { tripType, flies }: { tripType: TripType; flies: boolean },
  active: readonly { url: string }[],
): CardDocument[] {
  const urls = new Set(active.map(({ url }) => url))
  const isByPlane = flies || tripType === 'WS' || tripType === 'WO'
  return pages
    .filter(({ url, isOfFlight }) => urls.has(url) && (isByPlane || !isOfFlight))
    .map(({ name, url }) => ({ name, url }))
}
