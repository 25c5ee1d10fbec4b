import type { TripType } from '@wojaz/travel/trip'
import type { CardDocument, DocumentName } from '../../app/features/hotel-card/hotel-card-view.ts'

/** The page of each document; flight documents only for trips with a flight. */
const pages: readonly { name: DocumentName; url: string; isOfFlight?: true }[] = [
  { name: 'terms', url: '/regulamin' },
  { name: 'standardForm', url: '/informacje/standardowy-formularz-informacyjny' },
  { name: 'guarantee', url: '/informacje/gwarancja-ubezpieczeniowa' },
  { name: 'carrier', url: '/informacje/odpowiedzialnosc-przewoznika', isOfFlight: true },
  { name: 'health', url: '/informacje/zdrowie-i-szczepienia' },
  { name: 'complaints', url: '/informacje/reklamacje' },
]

/** The documents of a trip whose pages are published, so that no link is dead. */
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
