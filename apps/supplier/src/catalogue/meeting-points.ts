import { chance } from './chance.ts'
import type { Kind } from './kinds/kind.ts'
import type { Place, Spot } from './places.ts'
import type { Category, Product } from './product.ts'
import { inSix, type Six, six, withPlace } from './six.ts'

const titles: Readonly<Record<Category, Six>> = {
  excursion: six(
    '{place}: plac przy informacji turystycznej',
    '{place}: náměstí u turistických informací',
    '{place}: piața de lângă centrul de informare turistică',
    '{place}: a turisztikai információ melletti tér',
    '{place}: площа біля туристичної інформації',
    '{place}: square by the tourist information',
  ),
  ticket: six(
    '{place}: wejście główne',
    '{place}: hlavní vchod',
    '{place}: intrarea principală',
    '{place}: főbejárat',
    '{place}: головний вхід',
    '{place}: main entrance',
  ),
  'boat-trip': six(
    '{place}: przystań, tablica z nazwą rejsu',
    '{place}: přístav, tabule s názvem plavby',
    '{place}: port, panoul cu numele croazierei',
    '{place}: kikötő, a hajóút nevét viselő tábla',
    '{place}: порт, табло з назвою круїзу',
    '{place}: harbour, board with the name of the cruise',
  ),
  diving: six(
    '{place}: baza nurkowa przy plaży',
    '{place}: potápěčské centrum u pláže',
    '{place}: centrul de scufundări de lângă plajă',
    '{place}: búvárbázis a strand mellett',
    '{place}: дайв-центр біля пляжу',
    '{place}: diving centre by the beach',
  ),
  transfer: six(
    'Lotnisko ({airport}), hala przylotów: tabliczka „{place}”',
    'Letiště ({airport}), příletová hala: cedulka „{place}“',
    'Aeroport ({airport}), sala de sosiri: plăcuța „{place}”',
    'Repülőtér ({airport}), érkezési csarnok: „{place}” tábla',
    'Аеропорт ({airport}), зала прильоту: табличка «{place}»',
    'Airport ({airport}), arrivals hall: sign “{place}”',
  ),
  'cooking-class': six(
    '{place}: wejście od strony targu',
    '{place}: vchod od trhu',
    '{place}: intrarea dinspre piață',
    '{place}: bejárat a piac felől',
    '{place}: вхід з боку ринку',
    '{place}: entrance from the market side',
  ),
}

/** A transfer begins at the airport, everything else in the resort. */
export function meetingPointOf(
  seed: string,
  id: string,
  { category }: Kind,
  { airport }: Place,
  spot: Spot,
): Product['meetingPoint'] {
  const title = withPlace(titles[category], spot.names)
  if (category === 'transfer' && airport)
    return {
      title: inSix((language) => title[language].replace('{airport}', airport.code)),
      latitude: airport.latitude,
      longitude: airport.longitude,
    }
  return {
    title,
    latitude: nearby(spot.latitude, seed, id, 'north'),
    longitude: nearby(spot.longitude, seed, id, 'east'),
  }
}

/** Within some 150 metres, so that two meeting points differ. */
const nearby = (degrees: number, ...words: readonly string[]): number =>
  Math.round((degrees + (chance(...words) - 0.5) * 0.003) * 1e5) / 1e5

const kilometresOfDegree = 111
const kilometresAnHour = 50

/** From the airport to the resort with its stops, in steps of 15 minutes. */
export function driveMinutes({ airport }: Place, { latitude, longitude }: Spot): number {
  if (!airport) return 60
  const north = (airport.latitude - latitude) * kilometresOfDegree
  const east = (airport.longitude - longitude) * kilometresOfDegree * Math.cos((latitude * Math.PI) / 180)
  const minutes = 20 + (Math.hypot(north, east) / kilometresAnHour) * 60
  return Math.ceil(minutes / 15) * 15
}
