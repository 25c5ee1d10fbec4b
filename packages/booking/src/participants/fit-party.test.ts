import { parseOfferCode } from '@wojaz/travel/offer-code'
import { expect, test } from 'vitest'
import { fitParty } from './fit-party.ts'

const offerOf = (rooms: string) => {
  const read = parseOfferCode(`WAWHRG270703-7-HRG1021-${rooms}`)
  if (!read.ok) throw new Error(read.refusal.part)
  return read.value
}
const fit = (rooms: string, birthDates: string[]) => {
  const fitted = fitParty(offerOf(rooms), birthDates, '2027-07-10')
  if (!fitted.ok) throw new Error(fitted.refusal.code)
  return fitted.value
}
const [anna, jan] = ['1987-03-24', '1985-11-02']

test('documents that agree with the offer change nothing', () => {
  expect(fit('DZX1_AI_2c200501', [anna, jan, '2020-05-01'])).toEqual({
    offerCode: 'WAWHRG270703-7-HRG1021-DZX1_AI_2c200501',
    order: [0, 1, 2],
    changes: [],
  })
})

test('an infant who turns two before the day of return is a child, and another offer', () => {
  const { offerCode, changes } = fit('DZX1_AI_2c250801', [anna, jan, '2025-07-10'])
  expect(offerCode).toBe('WAWHRG270703-7-HRG1021-DZX1_AI_2c250710')
  expect(changes).toEqual([{ person: 2, change: 'infant-is-child' }])
})

test('a child who turns twelve before the day of return pays as an adult in the air', () => {
  expect(fit('DZX1_AI_2c160801', [anna, jan, '2015-07-09']).changes).toEqual([
    { person: 2, change: 'child-is-twelve' },
  ])
})

test('the other way round the guest is told too', () => {
  expect(fit('DZX1_AI_2c240101', [anna, jan, '2026-01-01']).changes).toEqual([
    { person: 2, change: 'child-is-infant' },
  ])
  expect(fit('DZX1_AI_2c140101', [anna, jan, '2018-01-01']).changes).toEqual([
    { person: 2, change: 'child-is-under-twelve' },
  ])
  expect(fit('DZX1_AI_2c180101', [anna, jan, '2018-02-01']).changes).toEqual([
    { person: 2, change: 'other-date' },
  ])
})

test('children stand by birth date in an offer: everybody keeps what was chosen for them', () => {
  const { offerCode, order } = fit('DZX1_AI_2c180101c200101', [anna, jan, '2021-06-06', '2020-01-01'])
  expect(offerCode).toBe('WAWHRG270703-7-HRG1021-DZX1_AI_2c200101c210606')
  expect(order).toEqual([0, 1, 3, 2])
})

test('an adult of the offer who is not of age on the day of departure travels as a child', () => {
  const { offerCode, order, changes } = fit('DZX1_AI_3', [anna, '2010-01-01', jan])
  expect(offerCode).toBe('WAWHRG270703-7-HRG1021-DZX1_AI_2c100101')
  expect(order).toEqual([0, 2, 1])
  expect(changes).toEqual([{ person: 1, change: 'adult-is-child' }])
})

test('a child of the offer who is of age travels as an adult', () => {
  const { offerCode, changes } = fit('DZX1_AI_1c100101', [anna, '2009-01-01'])
  expect(offerCode).toBe('WAWHRG270703-7-HRG1021-DZX1_AI_2')
  expect(changes).toEqual([{ person: 1, change: 'child-is-adult' }])
})

test('who was searched for as a child and comes of age before the journey stays what the offer says', () => {
  expect(fit('DZX1_AI_1c090101', [anna, '2009-01-01']).changes).toEqual([])
})

test('a room without an adult is refused at its first person', () => {
  expect(
    fitParty(offerOf('DZX1_AI_1-DZX1_AI_1c200101'), [anna, '2012-01-01', '2020-01-01'], '2027-07-10'),
  ).toEqual({
    ok: false,
    refusal: { code: 'room-without-adult', person: 1 },
  })
})
