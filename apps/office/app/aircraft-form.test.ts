import { expect, test } from 'vitest'
import { aircraftFault, readAircraft } from './aircraft-form.ts'

test('a flight of a day and its new plane', () => {
  expect(readAircraft({ flight: 'wz 4711', day: '2026-12-24', aircraft: 'Airbus A320' })).toEqual({
    ok: true,
    value: { flight: 'WZ4711', day: '2026-12-24', aircraft: 'Airbus A320' },
  })
  expect(readAircraft({ flight: '<b>', day: '2026-02-30' })).toMatchObject({
    refusal: { flight: expect.any(String), day: expect.any(String), aircraft: expect.any(String) },
  })
})

test('a plane that is too small is told with how many would stay behind', () => {
  const refusal = { code: 'plane-too-small', cabin: 'Economy', sold: 190, seats: 180 } as const
  expect(aircraftFault(refusal).aircraft).toMatch(/190.*180/)
})
