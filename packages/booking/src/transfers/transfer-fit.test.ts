import { expect, test } from 'vitest'
import { orderNumberOf } from '../orders/order-number.ts'
import { numberIn, transferFit } from './transfer-fit.ts'

const number = orderNumberOf('40291765')
const other = orderNumberOf('40291766')
const today = '2026-11-17'

test.each([
  [number],
  [`Wpłata za ${number.toLowerCase()} Kowalska`],
  [`${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`],
  [`W-${number.slice(1)}/2026`],
  [`${number} i jeszcze raz ${number}`],
])('the title “%s” names the order', (title) => {
  expect(numberIn(title)).toEqual({ ok: true, value: number })
})

test.each([
  ['wycieczka', 'no-number'],
  [`W${'123456789'}`, 'no-number'],
  [`${number}1`, 'no-number'],
  [`${number}, ${other}`, 'several-numbers'],
])('the title “%s” does not: %s', (title, code) => {
  expect(numberIn(title)).toEqual({ ok: false, refusal: { code } })
})

const plan = { dueNow: 30_00, balance: { amount: 70_00, dueBy: '2027-05-01' } }
const order = {
  state: 'confirmed',
  paid: 30_00,
  variant: 'deposit',
  schedule: [
    { amount: 30_00, dueBy: '2026-11-01' },
    { amount: 70_00, dueBy: '2027-05-01' },
  ],
  price: { total: 100_00, plan },
} as unknown as NonNullable<Parameters<typeof transferFit>[0]>
const verdict = (...args: Parameters<typeof transferFit>) => {
  const fit = transferFit(...args)
  return fit.ok ? fit.value.variant : fit.refusal.code
}
const fresh = { ...order, state: 'pending', paid: 0, variant: null, schedule: [] } as const

test.each([
  ['the balance', order, 70_00, 'deposit', 'deposit'],
  ['less than is due', order, 50_00, 'too-little', 'deposit'],
  ['more than the rest', order, 70_01, 'too-much', 'too-much'],
  ['something for what is paid', { ...order, paid: 100_00 }, 1, 'order-paid', 'order-paid'],
  ['all of a new order', fresh, 100_00, 'full', 'full'],
  ['the deposit of a new order', fresh, 30_00, 'deposit', 'deposit'],
  ['more than the deposit', fresh, 60_00, 'deposit', 'deposit'],
  ['less than the deposit', fresh, 29_99, 'too-little', 'too-little'],
  ['the price of an expired order', { ...fresh, state: 'expired' }, 100_00, 'order-expired', 'full'],
  ['money for what was called off', { ...order, state: 'cancelled' }, 70_00, 'order-closed', 'order-closed'],
  ['money for nothing', null, 70_00, 'order-unknown', 'order-unknown'],
] as const)('%s', (_, of, amount, byTitle, byHand) => {
  expect(verdict(of, amount, today, 'title')).toBe(byTitle)
  expect(verdict(of, amount, today, 'hand')).toBe(byHand)
})
