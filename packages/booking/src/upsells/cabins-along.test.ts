import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { cabinsBrought } from './cabins-along.ts'
import type { FlightCabin } from './read-cabins.ts'

const cabin = (flightId: number, seatsLeft: number): FlightCabin => ({
  flightId,
  cabin: 'Business',
  seatsLeft,
  adultPrice: 1,
  childPrice: 1,
  infantPrice: 1,
})

function database(rows: readonly FlightCabin[]) {
  const asked: unknown[] = []
  const query = async (question: unknown) => {
    asked.push(question)
    return { rows }
  }
  return { client: { query } as unknown as ClientBase, asked }
}

test('classes that were brought are not read again, nor those of a flight that has none', async () => {
  const { client, asked } = database([])
  const cabinsOf = cabinsBrought(client, { flightIds: [1, 2], rows: [cabin(1, 5)] })
  expect((await cabinsOf([1, 2])).get(1)).toMatchObject([{ seatsLeft: 5 }])
  expect((await cabinsOf([2])).get(2)).toBeUndefined()
  expect(asked).toEqual([])
})

test('the classes of other flights are read, once', async () => {
  const { client, asked } = database([cabin(3, 7)])
  const cabinsOf = cabinsBrought(client, { flightIds: [1], rows: [cabin(1, 5)] })
  for (const _ of ['once', 'twice']) expect((await cabinsOf([1, 3])).get(3)).toMatchObject([{ seatsLeft: 7 }])
  expect(asked).toHaveLength(1)
})
