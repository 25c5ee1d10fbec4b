import type { Localised } from '@wojaz/travel/locale'
import { named } from './named.ts'

/** `all-year` flies in winter at half the frequency, unless winter is its season. */
export type FlyingSeason = 'summer' | 'winter' | 'all-year'

export interface ArrivalAirport {
  code: string
  names: Localised
  latitude: number
  longitude: number
  /** Hours ahead of Polish time. */
  clock: number
  /** 1 to 10: the number of rotations a week that the market supports. */
  demand: number
  season: FlyingSeason
  /** Also served by the low-cost carrier FR. */
  lowCost: boolean
}

type Row = readonly [
  code: string,
  names: Localised,
  latitude: number,
  longitude: number,
  clock: number,
  demand: number,
  season: FlyingSeason,
  lowCost?: 'FR',
]

const rows: readonly Row[] = [
  // Greece
  ['RHO', named('Rodos'), 36.405, 28.086, 1, 9, 'summer', 'FR'],
  ['HER', named('Heraklion'), 35.34, 25.18, 1, 9, 'summer'],
  ['CHQ', named('Chania'), 35.532, 24.15, 1, 7, 'summer', 'FR'],
  ['KGS', named('Kos'), 36.793, 27.092, 1, 7, 'summer', 'FR'],
  ['CFU', named('Korfu'), 39.602, 19.912, 1, 7, 'summer', 'FR'],
  ['ZTH', named('Zakynthos'), 37.751, 20.884, 1, 7, 'summer'],
  ['EFL', named('Kefalonia'), 38.12, 20.5, 1, 3, 'summer'],
  ['SKG', named('Saloniki'), 40.52, 22.971, 1, 6, 'summer', 'FR'],
  ['JTR', named('Santoryn'), 36.399, 25.479, 1, 3, 'summer'],
  ['SMI', named('Samos'), 37.69, 26.912, 1, 2, 'summer'],
  ['KLX', named('Kalamata'), 37.068, 22.026, 1, 3, 'summer'],
  ['KVA', named('Kawala'), 40.913, 24.619, 1, 3, 'summer'],
  ['ATH', named('Ateny'), 37.936, 23.945, 1, 4, 'all-year', 'FR'],
  // Turkey
  ['AYT', named('Antalya'), 36.9, 30.8, 1, 10, 'all-year'],
  ['BJV', named('Bodrum'), 37.251, 27.664, 1, 6, 'summer'],
  ['DLM', named('Dalaman'), 36.713, 28.792, 1, 6, 'summer'],
  ['ADB', named('Izmir'), 38.292, 27.157, 1, 5, 'summer'],
  // Egypt
  ['HRG', named('Hurghada'), 27.178, 33.799, 0, 10, 'all-year'],
  ['RMF', named('Marsa Alam'), 25.557, 34.584, 0, 8, 'all-year'],
  ['SSH', named('Szarm el-Szejk'), 27.977, 34.395, 0, 7, 'all-year'],
  ['MUH', named('Marsa Matruh'), 31.325, 27.222, 0, 4, 'summer'],
  ['LXR', named('Luksor'), 25.671, 32.706, 0, 2, 'winter'],
  // Spain
  ['PMI', named('Palma de Mallorca'), 39.552, 2.739, 0, 8, 'summer', 'FR'],
  ['IBZ', named('Ibiza'), 38.873, 1.373, 0, 3, 'summer'],
  ['MAH', named('Minorka'), 39.863, 4.219, 0, 3, 'summer'],
  ['BCN', named('Barcelona'), 41.297, 2.083, 0, 6, 'all-year', 'FR'],
  ['AGP', named('Malaga'), 36.675, -4.499, 0, 6, 'all-year', 'FR'],
  ['ALC', named('Alicante'), 38.282, -0.558, 0, 5, 'all-year', 'FR'],
  ['XRY', named('Jerez'), 36.745, -6.06, 0, 3, 'summer'],
  ['TFS', named('Teneryfa Południe'), 28.044, -16.572, -1, 9, 'all-year', 'FR'],
  ['LPA', named('Gran Canaria'), 27.932, -15.387, -1, 7, 'all-year'],
  ['FUE', named('Fuerteventura'), 28.453, -13.864, -1, 7, 'all-year', 'FR'],
  ['ACE', named('Lanzarote'), 28.946, -13.605, -1, 5, 'all-year', 'FR'],
  // Portugal
  ['FAO', named('Faro'), 37.014, -7.966, -1, 5, 'summer', 'FR'],
  ['FNC', named('Funchal (Madera)'), 32.698, -16.775, -1, 6, 'all-year'],
  ['PDL', named('Ponta Delgada (Azory)'), 37.741, -25.698, -2, 2, 'summer'],
  ['LIS', named('Lizbona'), 38.774, -9.134, -1, 4, 'all-year', 'FR'],
  // Italy
  ['CTA', named('Katania'), 37.467, 15.066, 0, 6, 'all-year', 'FR'],
  ['OLB', named('Olbia'), 40.899, 9.518, 0, 4, 'summer'],
  ['SUF', named('Lamezia Terme'), 38.905, 16.242, 0, 5, 'summer', 'FR'],
  ['BRI', named('Bari'), 41.139, 16.761, 0, 4, 'summer', 'FR'],
  ['NAP', named('Neapol'), 40.886, 14.291, 0, 4, 'all-year', 'FR'],
  ['RMI', named('Rimini'), 44.02, 12.612, 0, 3, 'summer'],
  ['PSA', named('Piza'), 43.684, 10.393, 0, 3, 'summer', 'FR'],
  // Croatia, Montenegro, Albania, Bulgaria
  ['PUY', named('Pula'), 44.894, 13.922, 0, 2, 'summer'],
  ['ZAD', named('Zadar'), 44.108, 15.347, 0, 3, 'summer', 'FR'],
  ['SPU', named('Split'), 43.539, 16.298, 0, 5, 'summer'],
  ['DBV', named('Dubrownik'), 42.561, 18.268, 0, 4, 'summer'],
  ['TIV', named('Tivat'), 42.405, 18.723, 0, 5, 'summer'],
  ['TIA', named('Tirana'), 41.415, 19.721, 0, 7, 'summer', 'FR'],
  ['BOJ', named('Burgas'), 42.57, 27.515, 1, 9, 'summer'],
  ['VAR', named('Warna'), 43.232, 27.825, 1, 7, 'summer'],
  // Cyprus, Malta, the Maghreb
  ['LCA', named('Larnaka'), 34.875, 33.625, 1, 6, 'all-year'],
  ['PFO', named('Pafos'), 34.718, 32.486, 1, 5, 'all-year', 'FR'],
  ['MLA', named('Malta'), 35.857, 14.478, 0, 5, 'all-year', 'FR'],
  ['DJE', named('Dżerba'), 33.875, 10.775, -1, 7, 'all-year'],
  ['MIR', named('Monastir'), 35.758, 10.755, -1, 8, 'all-year'],
  ['AGA', named('Agadir'), 30.325, -9.413, -1, 5, 'all-year'],
  ['RAK', named('Marrakesz'), 31.607, -8.036, -1, 4, 'all-year', 'FR'],
  // Arabia and Jordan
  ['DXB', named('Dubaj'), 25.253, 55.366, 2, 6, 'all-year'],
  ['RKT', named('Ras al-Chajma'), 25.613, 55.939, 2, 4, 'winter'],
  ['SLL', named('Salala'), 17.039, 54.091, 2, 4, 'winter'],
  ['MCT', named('Maskat'), 23.593, 58.284, 2, 2, 'winter'],
  ['DOH', named('Doha'), 25.273, 51.608, 1, 2, 'winter'],
  ['AQJ', named('Akaba'), 29.612, 35.018, 1, 4, 'winter'],
  ['AMM', named('Amman'), 31.723, 35.993, 1, 2, 'winter', 'FR'],
  // Africa and the Indian Ocean
  ['SID', named('Sal'), 16.741, -22.949, -2, 5, 'all-year'],
  ['BVC', named('Boa Vista'), 16.137, -22.889, -2, 3, 'all-year'],
  ['ZNZ', named('Zanzibar'), -6.222, 39.225, 2, 6, 'all-year'],
  ['MBA', named('Mombasa'), -4.035, 39.594, 2, 4, 'winter'],
  ['MRU', named('Mauritius'), -20.43, 57.684, 3, 4, 'all-year'],
  ['SEZ', named('Mahé (Seszele)'), -4.674, 55.522, 3, 2, 'winter'],
  ['MLE', named('Male'), 4.192, 73.529, 4, 5, 'all-year'],
  // Asia
  ['CMB', named('Kolombo'), 7.181, 79.884, 4, 4, 'winter'],
  ['HKT', named('Phuket'), 8.113, 98.317, 6, 6, 'winter'],
  ['KBV', named('Krabi'), 8.099, 98.986, 6, 2, 'winter'],
  ['BKK', named('Bangkok'), 13.681, 100.747, 6, 3, 'all-year'],
  ['PQC', named('Phu Quoc'), 10.17, 103.993, 6, 4, 'winter'],
  ['CXR', named('Nha Trang'), 11.998, 109.219, 6, 2, 'all-year'],
  ['DPS', named('Denpasar (Bali)'), -8.748, 115.167, 7, 3, 'all-year'],
  // The Caribbean
  ['PUJ', named('Punta Cana'), 18.567, -68.363, -5, 6, 'all-year'],
  ['POP', named('Puerto Plata'), 19.758, -70.57, -5, 2, 'winter'],
  ['CUN', named('Cancún'), 21.037, -86.877, -6, 5, 'all-year'],
  ['VRA', named('Varadero'), 23.034, -81.435, -6, 4, 'all-year'],
  ['MBJ', named('Montego Bay'), 18.504, -77.913, -6, 2, 'winter'],
  // Nearer east and west
  ['BUS', named('Batumi'), 41.61, 41.6, 2, 4, 'summer'],
  ['KUT', named('Kutaisi'), 42.177, 42.483, 2, 3, 'all-year'],
  ['AJA', named('Ajaccio'), 41.924, 8.803, 0, 3, 'summer'],
  ['NCE', named('Nicea'), 43.658, 7.216, 0, 3, 'summer', 'FR'],
  // To the slopes
  ['CMF', named('Chambéry'), 45.638, 5.88, 0, 3, 'winter'],
  ['GNB', named('Grenoble'), 45.363, 5.329, 0, 3, 'winter'],
  ['VRN', named('Werona'), 45.396, 10.888, 0, 4, 'winter'],
  ['GVA', named('Genewa'), 46.238, 6.109, 0, 3, 'winter'],
  ['SOF', named('Sofia'), 42.697, 23.411, 1, 3, 'winter', 'FR'],
]

/** Winter flights to the mountains, not to the sun. */
export function isSkiAirport({ season, latitude }: ArrivalAirport): boolean {
  return season === 'winter' && latitude > 40
}

export const arrivalAirports: readonly ArrivalAirport[] = rows.map(
  ([code, names, latitude, longitude, clock, demand, season, lowCost]) => ({
    code,
    names,
    latitude,
    longitude,
    clock,
    demand,
    season,
    lowCost: lowCost === 'FR',
  }),
)
