import { named } from './named.ts'
import { type Region, resort, sights, slopes } from './place-types.ts'

/** Part of France, in a separate file because it is a different kind of holiday. */
export const frenchAlps: readonly Region[] = [
  {
    code: 'SAV',
    names: named('Sabaudia'),
    latitude: 45.45,
    longitude: 6.75,
    climate: 'highAlps',
    profile: 'mountains',
    level: 336,
    nature: 'mountains',
    beach: 'none',
    skiAirport: 'CMF',
    naming: 'savoyard',
    trips: { NR: 12 },
    style: 'alpine',
    sights: sights('Cime Caron', 'Mont Blanc', 'Vanoise'),
    resorts: [
      resort('Val Thorens', 45.298, 6.58, slopes(327, 204, 69, 160, 1300, 3230)),
      resort('Les Menuires', 45.324, 6.54, slopes(327, 204, 69, 160, 1400, 2850)),
      resort('La Plagne', 45.507, 6.677, slopes(236, 143, 46, 132, 1250, 3250)),
      resort('Tignes', 45.469, 6.909, slopes(180, 90, 30, 75, 1550, 3456)),
      resort('Valmeinier', 45.184, 6.479, slopes(85, 55, 10, 33, 1430, 2750)),
    ],
  },
  {
    code: 'DAU',
    names: named('Delfinat'),
    latitude: 45,
    longitude: 6.2,
    climate: 'highAlps',
    profile: 'mountains',
    level: 316,
    nature: 'mountains',
    beach: 'none',
    skiAirport: 'GNB',
    naming: 'savoyard',
    trips: { NR: 6 },
    style: 'alpine',
    sights: sights('Pic Blanc', 'La Meije', 'Écrins'),
    resorts: [
      resort('Alpe d’Huez', 45.092, 6.068, slopes(155, 70, 25, 68, 1125, 3330)),
      resort('Les Deux Alpes', 45.011, 6.125, slopes(118, 52, 30, 44, 1300, 3568)),
      resort('Risoul', 44.624, 6.64, slopes(105, 65, 15, 51, 1650, 2750)),
    ],
  },
]
