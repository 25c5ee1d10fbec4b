import { expect, test } from 'vitest'
import { makeRotations } from './flights/rotations.ts'
import type { HotelPlan } from './hotels/hotel-plan.ts'
import { planHotels } from './hotels/plan-hotels.ts'
import { type Sample, samplePrices } from './sample-prices.ts'

const hotels = planHotels('wojaz', 1200)
const rotations = makeRotations('wojaz')

function prices(
  which: (hotel: HotelPlan) => boolean,
  when: Pick<Sample, 'from' | 'to'> & Partial<Sample>,
): number[] {
  const found = samplePrices({ hotels: hotels.filter(which), rotations, nights: 7, ...when })
  expect(found.length).toBeGreaterThan(4)
  return found
}

const of =
  (country: string, trip = 'WS') =>
  (hotel: HotelPlan) =>
    hotel.spot.country.code === country && hotel.trip === trip
const inRegion =
  (trip: string, ...regions: string[]) =>
  (hotel: HotelPlan) =>
    hotel.trip === trip && regions.includes(hotel.spot.region.code)
const middle = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

test('a June week in Turkey, four stars, all inclusive, costs two 5,500 to 7,500 zł', () => {
  const found = prices((hotel) => of('TR')(hotel) && hotel.stars === 4, {
    from: '2027-06-01',
    to: '2027-06-20',
    board: 'AI',
  })
  expect(middle(found)).toBeGreaterThan(5300)
  expect(middle(found)).toBeLessThan(7500)
})

test('Egypt begins at about 4,400 zł for two', () => {
  const [cheapest = 0] = prices(of('EG'), { from: '2026-11-20', to: '2028-04-30' })
  expect(cheapest).toBeGreaterThan(3700)
  expect(cheapest).toBeLessThan(4800)
})

test('a January week on the Canaries costs two 5,500 to 8,500 zł', () => {
  const found = prices(inRegion('WS', 'TFS', 'LPA', 'FUE', 'ACE'), { from: '2027-01-07', to: '2027-01-25' })
  expect(middle(found)).toBeGreaterThan(5500)
  expect(middle(found)).toBeLessThan(8500)
})

test('a night by the Baltic costs two about 300 zł in May and far more in July', () => {
  const coast = inRegion('DW', 'ZPM', 'POM')
  const may = middle(prices(coast, { from: '2027-05-10', to: '2027-05-25', nights: 1 }))
  const july = middle(prices(coast, { from: '2027-07-10', to: '2027-07-20', nights: 1 }))
  expect(may).toBeGreaterThan(270)
  expect(may).toBeLessThan(430)
  expect(july).toBeGreaterThan(1.3 * may)
})

test('a ski week in Austria with own transport costs two 2,500 to 5,000 zł', () => {
  const found = prices(of('AT', 'NR'), { from: '2027-01-09', to: '2027-01-23' })
  expect(middle(found)).toBeGreaterThan(2500)
  expect(middle(found)).toBeLessThan(5000)
})

test.each(['DO', 'MX', 'TH', 'MV', 'MU', 'LK', 'ID'])(
  'a winter week in %s costs two 9,000 to 16,000 zł',
  (country) => {
    const found = prices(of(country), { from: '2027-01-25', to: '2027-02-14' })
    expect(middle(found)).toBeGreaterThan(9000)
    expect(middle(found)).toBeLessThan(16000)
  },
)

test('August by the Mediterranean costs more than May', () => {
  const may = middle(prices(of('GR'), { from: '2027-05-15', to: '2027-05-28' }))
  const august = middle(prices(of('GR'), { from: '2027-08-01', to: '2027-08-14' }))
  expect(august).toBeGreaterThan(1.25 * may)
})
