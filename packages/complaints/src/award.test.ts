import { expect, test } from 'vitest'
import { type AwardFacts, awardRefusal, awardWarnings } from './award.ts'

const zl = (amount: number) => Math.round(amount * 100)
const facts: AwardFacts = { amount: zl(300), claimed: zl(500), price: zl(2_046), givenBefore: 0 }

test.each<[string, Partial<AwardFacts>, string | null]>([
  ['up to the amount one is enough', { amount: zl(500) }, null],
  ['above it a second one confirms', { amount: zl(500.01) }, 'second-person-needed'],
  ['what was given before counts', { amount: zl(300), givenBefore: zl(200.01) }, 'second-person-needed'],
  ['as much as three trips waits for a second one', { amount: zl(6_138) }, 'second-person-needed'],
  ['more than three trips is nobody’s to decide here', { amount: zl(6_138.01) }, 'amount-too-large'],
  ['for a trip that is not known there is no award', { amount: 1, price: 0 }, 'amount-too-large'],
  ['nothing is no award', { amount: 0 }, 'amount-impossible'],
  ['a part of a grosz is no award', { amount: 0.5 }, 'amount-impossible'],
])('%s', (_, more, code) => {
  expect(awardRefusal({ ...facts, ...more }, zl(500))?.code ?? null).toBe(code)
})

test.each<[string, Partial<AwardFacts>, string[]]>([
  ['as much as the guest asks for', { amount: zl(500) }, []],
  ['more than the guest asks for', { amount: zl(501) }, ['above-claim']],
  [
    'more than the trip costs, of a guest who named no amount',
    { amount: zl(2_047), claimed: null },
    ['above-price'],
  ],
  ['more than either', { amount: zl(9_000) }, ['above-claim', 'above-price']],
])('%s is warned of so', (_, more, warnings) => {
  expect(awardWarnings({ ...facts, ...more })).toEqual(warnings)
})
