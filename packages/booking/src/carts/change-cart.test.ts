import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { expect, test } from 'vitest'
import type { Participant } from '../participant.ts'
import { enteredOrder } from '../participants/entered-order.ts'
import type { CartRow } from './cart-rows.ts'
import { withTrip } from './change-cart.ts'

const offers = { bookable: () => Promise.reject(new Error('Nobody asks for another offer.')) }
const born = { Anna: '1988-02-29', Jan: '1987-01-01', Ola: '2016-03-01', Tomek: '2019-05-05' }
const people = Object.entries(born).map(([firstName, birthDate]): Participant => {
  return { firstName, lastName: 'Nowak', birthDate, title: 'woman' }
})
const names = (participants: readonly Participant[]) => participants.map(({ firstName }) => firstName)
const shown = ({ participants }: CartRow) =>
  enteredOrder(participants, participants.length).map((person) => participants[person]?.firstName)

function familyCart(): CartRow {
  const parts = parseOfferCode('WAWHRG270615-7-HRG1021-DZX1_AI_2')
  if (!parts.ok) throw new Error(parts.refusal.code)
  const [room] = parts.value.rooms
  const rooms = [{ ...room, adultsCount: 2, childrenBirthDates: [born.Ola, born.Tomek] }]
  const offerCode = encodeOfferCode({ ...parts.value, rooms: rooms as never })
  return { offerCode, participants: [] as readonly Participant[], upsells: [] } as unknown as CartRow
}

async function written(cart: CartRow, participants: readonly Participant[]): Promise<CartRow> {
  const changed = await withTrip({ offers }, cart, { participants })
  if (!changed.ok) throw new Error(changed.refusal.code)
  return changed.value
}

test('a corrected birth date leaves everybody where they were written', async () => {
  const first = await written(familyCart(), people)
  expect(shown(first)).toEqual(['Anna', 'Jan', 'Ola', 'Tomek'])
  const younger = people.map((one) => (one.firstName === 'Ola' ? { ...one, birthDate: '2020-03-01' } : one))
  const corrected = await written(first, younger)
  expect(names(corrected.participants)).toEqual(['Anna', 'Jan', 'Tomek', 'Ola'])
  expect(shown(corrected)).toEqual(['Anna', 'Jan', 'Ola', 'Tomek'])
  expect(shown(await written(corrected, corrected.participants))).toEqual(['Anna', 'Jan', 'Ola', 'Tomek'])
})
