import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  held,
  type Notification,
  openTestBank,
  refundWish,
  type TestBank,
  wishFor as wishOf,
} from './open-test-bank.ts'

let bank: TestBank

beforeEach(async () => {
  bank = await openTestBank()
})
afterEach(() => bank.close())

const wishFor = (at: TestBank, changes: Parameters<typeof wishOf>[1] = {}) =>
  wishOf(at, { method: { kind: 'bank', value: '25' }, ...changes })

const look = async (id: string) => held(await bank.p24.look(id)).status
const heard = () => bank.shop.heard.at(-1) as Notification
/** The bank's last notification with some changes. */
const changed = (changes: object): Notification => ({
  ...heard(),
  body: Buffer.from(JSON.stringify({ ...JSON.parse(heard().body.toString()), ...changes })),
})

async function decide(redirectUrl: string | null, decision: 'pay' | 'refuse'): Promise<string | null> {
  const body = new URLSearchParams({ decision })
  const answer = await fetch(redirectUrl ?? '', { method: 'POST', redirect: 'manual', body })
  return answer.headers.get('location')
}

async function paid() {
  const wish = wishFor(bank)
  const { redirectUrl, gatewayId } = held(await bank.p24.start(wish))
  await decide(redirectUrl, 'pay')
  await bank.passes(0)
  return { ...wish, gatewayId }
}

const payment = (paymentId: string, status = 'arrived') => ({
  gatewayId: paymentId,
  paymentId,
  status,
  amount: 2_517_00,
})

describe('a guest who pays at Przelewy24', () => {
  test('is sent there, pays, and the money counts once it is verified', async () => {
    const wish = wishFor(bank)
    const { gatewayId, redirectUrl } = held(await bank.p24.start(wish))
    expect(gatewayId).toBe(bank.p24.gatewayIdOf(wish.paymentId))
    expect(redirectUrl).toMatch(new RegExp(`^${bank.url}/trnRequest/.+`))
    const page = await (await fetch(redirectUrl ?? '')).text()
    expect(page).toContain('Przelewy24')
    expect(page).toContain('mBank')
    expect(await look(gatewayId)).toBe('new')
    expect(await decide(redirectUrl, 'pay')).toBe(wish.continueUrl)
    await bank.passes(0)
    const arrived = payment(wish.paymentId)
    expect(bank.p24.readNotification(heard())).toEqual({
      ok: true,
      value: { of: 'payment', payment: arrived },
    })
    expect(await bank.p24.look(gatewayId)).toEqual({ ok: true, value: arrived })
    const completed = { ok: true, value: payment(wish.paymentId, 'completed') }
    expect(await bank.p24.take(arrived as never)).toEqual(completed)
    expect(await bank.p24.take(arrived as never)).toEqual(completed)
    expect(await look(gatewayId)).toBe('completed')
  })

  test('may refuse or leave: nobody is told, and it stays unpaid', async () => {
    const refusing = held(await bank.p24.start(wishFor(bank)))
    await decide(refusing.redirectUrl, 'refuse')
    const leaving = held(await bank.p24.start(wishFor(bank, { validSeconds: 120 })))
    await bank.passes(120)
    await decide(leaving.redirectUrl, 'pay')
    await bank.passes(0)
    expect([await look(refusing.gatewayId), await look(leaving.gatewayId)]).toEqual(['new', 'new'])
    expect(bank.shop.heard).toEqual([])
  })

  test('a BLIK code waits for the phone; one that is none is refused at once', async () => {
    const byCode = (code: string) => bank.p24.start(wishFor(bank, { method: { kind: 'blik', code } }))
    const good = held(await byCode('777123'))
    const bad = held(await byCode('500500'))
    expect(good.redirectUrl).toBeNull()
    await bank.passes(2)
    expect([await look(good.gatewayId), await look(bad.gatewayId)]).toEqual(['arrived', 'new'])
    expect(await byCode('12')).toMatchObject({ ok: false, refusal: { code: 'invalid' } })
    expect(JSON.stringify(bank.bank.all())).not.toContain('777123')
  })

  test('finds every kind of method, with the one that was chosen on the page', async () => {
    const methods = held(await bank.p24.methods('cs'))
    const kinds = ['blik', 'card', 'googlePay', 'applePay', 'payLater', 'bank']
    expect([...new Set(methods.map(({ kind }) => kind))]).toEqual(kinds)
    expect(methods.find(({ kind }) => kind === 'payLater')).toMatchObject({ maxAmount: 5_000_00 })
    expect(methods.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name)).toEqual([
      'Alior',
      'Nest',
    ])
    for (const { kind, value, name } of methods.filter((one) => one.kind !== 'blik')) {
      const wish = wishFor(bank, { method: { kind, value } as never })
      const { redirectUrl } = held(await bank.p24.start(wish))
      expect(await (await fetch(redirectUrl ?? '')).text()).toContain(name)
    }
  })

  test('finds only what the bank is told to offer', async () => {
    const small = await openTestBank({ kinds: ['blik', 'bank'] })
    for (const gateway of [small.p24, small.gateway])
      expect([...new Set(held(await gateway.methods('pl')).map(({ kind }) => kind))]).toEqual([
        'blik',
        'bank',
      ])
    await small.close()
  })
})

describe('notifications of Przelewy24', () => {
  test.each([
    ['the amount', { amount: 1 }],
    ['the amount that was asked for', { originAmount: 1 }],
    ['the currency', { currency: 'EUR' }],
    ['the payment', { sessionId: randomUUID() }],
    ['the shop', { merchantId: 999_999 }],
    ['the signature', { sign: 'a'.repeat(96) }],
    ['a signature that is none', { sign: 7 }],
  ])('with another word about %s are forged', async (_, changes) => {
    await paid()
    expect(bank.p24.readNotification(changed(changes))).toEqual({ ok: false, refusal: { code: 'forged' } })
    expect(bank.p24With({ crc: 'another key' }).readNotification(heard())).toMatchObject({ ok: false })
  })

  test('are repeated until the money is taken, whatever the shop answers', async () => {
    const { paymentId } = await paid()
    for (const minutes of [3, 2, 10]) await bank.passes(minutes * 60)
    expect(bank.shop.heard).toHaveLength(4)
    held(await bank.p24.take(payment(paymentId) as never))
    await bank.passes(24 * 3_600)
    expect(bank.shop.heard).toHaveLength(4)
  })
})

describe('money goes back', () => {
  test('once, however often it is asked for under one name; with a signed word at the end', async () => {
    const { paymentId } = await paid()
    held(await bank.p24.take(payment(paymentId) as never))
    const wish = refundWish(bank, randomUUID(), 2_517_00)
    expect(held(await bank.p24.refund(paymentId, wish))).toBe('waits')
    expect(held(await bank.p24.refund(paymentId, wish))).toBe('waits')
    await bank.passes(2)
    expect(held(await bank.p24.refund(paymentId, wish))).toBe('paid-out')
    expect(bank.bank.all()[0]?.refunds).toHaveLength(1)
    const refund = { of: 'refund', refundId: wish.refundId }
    expect(bank.p24.readNotification(heard())).toEqual({ ok: true, value: refund })
    expect(bank.p24.readNotification(changed({ amount: 1 }))).toMatchObject({ refusal: { code: 'forged' } })
    expect(await look(paymentId)).toBe('completed')
  })

  test('lost on the way it is found again; rejected it is a last word; never more than was paid', async () => {
    const { paymentId } = await paid()
    held(await bank.p24.take(payment(paymentId) as never))
    const wish = refundWish(bank, randomUUID(), 2_000_00)
    // The gateway reads the transaction and the list first; the third answer is the refund's.
    await bank.control('faults', { kind: 'cut', times: 1, after: 2 })
    expect(await bank.p24.refund(paymentId, wish)).toMatchObject({ refusal: { code: 'unreachable' } })
    expect(held(await bank.p24.refund(paymentId, wish))).toBe('waits')
    const more = refundWish(bank, randomUUID(), 600_00)
    expect(await bank.p24.refund(paymentId, more)).toMatchObject({ refusal: { code: 'invalid' } })
    await bank.control(`orders/${paymentId}/rejectRefunds`)
    expect(held(await bank.p24.refund(paymentId, wish))).toBe('rejected')
    expect(held(await bank.p24.refund(paymentId, more))).toBe('waits')
  })
})

describe('when Przelewy24 fails', () => {
  const unreachable = { ok: false, refusal: { code: 'unreachable' } }

  test.each([
    // Short, because the bank does not answer in time whatever the time is.
    ['delay', 50],
    ['error', 4_500],
    ['cut', 4_500],
    ['absent', 4_500],
  ])('(%s) every call ends with: nobody knows', async (kind, answerWithinMs) => {
    const { paymentId } = await paid()
    const gateway = bank.p24With({ answerWithinMs })
    await bank.control('faults', { kind })
    expect(await gateway.start(wishFor(bank))).toMatchObject(unreachable)
    expect(await gateway.look(paymentId)).toMatchObject(unreachable)
    expect(await gateway.methods('pl')).toMatchObject(unreachable)
    expect(await gateway.take(payment(paymentId) as never)).toMatchObject(unreachable)
    expect(await gateway.refund(paymentId, refundWish(bank, 'r', 1))).toMatchObject(unreachable)
  })

  test('money whose verification got no answer is taken once: the next try finds it taken', async () => {
    const { paymentId } = await paid()
    await bank.control('faults', { kind: 'cut', times: 1, after: 1 })
    expect(await bank.p24.take(payment(paymentId) as never)).toMatchObject(unreachable)
    expect(held(await bank.p24.take(payment(paymentId) as never)).status).toBe('completed')
  })

  test('another amount than ours is not taken', async () => {
    const { paymentId } = await paid()
    const less = { ...payment(paymentId), amount: 1 }
    expect(await bank.p24.take(less as never)).toMatchObject({ refusal: { code: 'invalid' } })
    expect(await look(paymentId)).toBe('arrived')
  })

  test('wrong keys are a clear no, and so is a payment it never had', async () => {
    const start = (changes: object) => bank.p24With(changes).start(wishFor(bank))
    expect(await start({ apiKey: 'wrong' })).toMatchObject({ refusal: { code: 'refused' } })
    expect(await start({ crc: 'wrong' })).toMatchObject({ refusal: { code: 'invalid' } })
    expect(await bank.p24.look(randomUUID())).toMatchObject({ refusal: { code: 'unknown' } })
  })
})
