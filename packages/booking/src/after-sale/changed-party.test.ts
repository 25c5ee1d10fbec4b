import { expect, test } from 'vitest'
import { makeOffer } from '../../test/make-order.ts'
import { withoutPerson, withPerson } from './changed-party.ts'

const family = makeOffer()
const room = makeOffer().occupancies[0]
const couples = makeOffer({
  occupancies: [0, 1].flatMap(() =>
    room ? { ...room, adultsCount: 2, childrenBirthDates: [], participantsCount: 2 } : [],
  ),
})
const person = (birthDate: string) => ({
  firstName: 'Ewa',
  lastName: 'Nowa',
  birthDate,
  title: 'woman' as const,
})

test('who stays at home leaves the room smaller, and the others keep their order', () => {
  expect(withoutPerson(family, 0)).toMatchObject({
    rooms: [{ roomCode: 'FAM', adultsCount: 1, childrenBirthDates: ['2018-05-14'] }],
    people: [1, 2],
  })
  expect(withoutPerson(family, 2)).toMatchObject({
    rooms: [{ adultsCount: 2, childrenBirthDates: [] }],
    people: [0, 1],
  })
})

test('the last of a room gives the room back', () => {
  const first = withoutPerson(couples, 0)
  expect(first).toMatchObject({ rooms: [{ adultsCount: 1 }, { adultsCount: 2 }], people: [1, 2, 3] })
  const single = makeOffer({
    occupancies: couples.occupancies.map((one, at) => (at === 0 ? { ...one, adultsCount: 1 } : one)),
  })
  expect(withoutPerson(single, 0)).toMatchObject({ rooms: [{ adultsCount: 2 }], people: [1, 2] })
})

test('neither the last traveller nor the last adult beside a child can stay at home alone', () => {
  const alone = makeOffer({
    occupancies: family.occupancies.map((one) => ({ ...one, adultsCount: 1 })),
  })
  expect(withoutPerson(alone, 0)).toBeNull()
  const one = makeOffer({
    occupancies: family.occupancies.map((each) => ({ ...each, adultsCount: 1, childrenBirthDates: [] })),
  })
  expect(withoutPerson(one, 0)).toBeNull()
})

test('who comes along is an adult or a child by the day of departure, in the room that was chosen', () => {
  const adult = person('1990-01-01')
  expect(withPerson(couples, 1, adult)).toMatchObject({
    rooms: [{ adultsCount: 2 }, { adultsCount: 3 }],
    people: [0, 1, 2, 3, adult],
  })
  const elder = person('2015-01-01')
  expect(withPerson(family, 0, elder)).toMatchObject({
    rooms: [{ adultsCount: 2, childrenBirthDates: ['2015-01-01', '2018-05-14'] }],
    people: [0, 1, elder, 2],
  })
  expect(withPerson(family, 5, adult)).toBeNull()
})

test('more than can be booked together cannot come along', () => {
  const full = makeOffer({
    occupancies: family.occupancies.map((one) => ({ ...one, adultsCount: 7 })),
  })
  expect(withPerson(full, 0, person('1990-01-01'))).toBeNull()
})
