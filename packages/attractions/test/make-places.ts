import type { DestinationPlace } from '../src/catalogue/place-of.ts'

/** Two countries, three regions, five resorts. */
export function makePlaces(): DestinationPlace[] {
  const place = (
    code: string,
    kind: DestinationPlace['kind'],
    parentCode: string | null,
    [pl, latitude, longitude]: readonly [string, number, number],
  ): DestinationPlace => ({
    code,
    kind,
    parentCode,
    seoName: code.toLowerCase(),
    names: { pl },
    latitude,
    longitude,
  })
  return [
    place('GR', 'country', null, ['Grecja', 39, 22]),
    place('RHO', 'region', 'GR', ['Rodos', 36.2, 27.95]),
    place('RHO-FAL', 'resort', 'RHO', ['Faliraki', 36.34, 28.2]),
    place('RHO-LIN', 'resort', 'RHO', ['Lindos', 36.09, 28.09]),
    place('CHQ', 'region', 'GR', ['Kreta', 35.3, 24.9]),
    place('CHQ-PLA', 'resort', 'CHQ', ['Platanias', 35.51, 23.91]),
    place('ES', 'country', null, ['Hiszpania', 40, -4]),
    place('PMI', 'region', 'ES', ['Majorka', 39.6, 3]),
    place('PMI-ALC', 'resort', 'PMI', ['Alcúdia', 39.85, 3.12]),
    place('PMI-PAL', 'resort', 'PMI', ['Palma', 39.57, 2.65]),
  ]
}
