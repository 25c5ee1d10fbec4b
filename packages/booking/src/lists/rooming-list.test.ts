import { expect, test } from 'vitest'
import { makeFlightAlone, makeOffer, makeOrder } from '../../test/make-order.ts'
import { roomLines } from './rooming-list.ts'

const [family] = makeOffer().occupancies
if (!family) throw new Error('No room.')
const single = {
  ...family,
  roomCode: 'SGL',
  boardCode: 'HB',
  roomName: 'Jedynka',
  adultsCount: 1,
  childrenBirthDates: [],
  participantsCount: 1,
}
const person = (firstName: string, birthDate = '1990-10-04') =>
  ({ firstName, lastName: 'Żak', birthDate, title: 'woman' }) as const
const party = [person('Ewa'), person('Iga'), person('Jan', '2018-05-14'), person('Ola')]

test('each room stands in a line with its board, its nights and who sleeps there', () => {
  const order = makeOrder({
    number: 'W000000011',
    offer: makeOffer({ occupancies: [family, single] }),
    participants: party,
  })
  expect(roomLines([order])).toMatchObject([
    {
      order: 'W000000011',
      roomCode: 'FAM',
      board: 'AI',
      nights: 7,
      arrivesBy: 'WZ4711 10:05',
      arrival: '2026-10-03',
      departure: '2026-10-10',
      guests: [
        { name: 'Żak Ewa', age: 35, isChild: false },
        { name: 'Żak Iga', age: 35, isChild: false },
        { name: 'Żak Jan', age: 8, isChild: true },
      ],
    },
    { roomCode: 'SGL', board: 'HB', guests: [{ name: 'Żak Ola' }] },
  ])
})

test('earlier arrivals come first; a flight alone sleeps nowhere', () => {
  const later = makeOrder({ number: 'W000000022', offer: makeOffer({ departureDate: '2026-10-04' }) })
  const sooner = makeOrder({ number: 'W000000033' })
  const alone = makeOrder({ offer: makeFlightAlone() })
  expect(roomLines([later, alone, sooner]).map(({ order }) => order)).toEqual(['W000000033', 'W000000022'])
})
