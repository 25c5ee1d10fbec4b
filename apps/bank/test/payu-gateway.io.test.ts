import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  held,
  type Notification,
  openTestBank,
  refundWish,
  type TestBank,
  wishFor,
} from './open-test-bank.ts'

let bank: TestBank

beforeEach(async () => {
  bank = await openTestBank()
})
afterEach(() => bank.close())

const statusOf = async (gatewayId: string) => held(await bank.gateway.look(gatewayId)).status

describe('a payment whose start got no answer', () => {
  test('is found by our own id, whatever has become of it', async () => {
    const wish = wishFor(bank)
    const { gatewayId, redirectUrl } = held(await bank.gateway.start(wish))
    expect(held(await bank.gateway.find(wish))).toMatchObject({ gatewayId, status: 'new' })
    await decide(redirectUrl, 'pay')
    expect(held(await bank.gateway.find(wish))).toMatchObject({
      gatewayId,
      paymentId: wish.paymentId,
      status: 'completed',
      amount: wish.amount,
    })
  })

  test('that has not come yet cannot begin any more', async () => {
    const wish = wishFor(bank)
    expect(held(await bank.gateway.find(wish))).toMatchObject({
      paymentId: wish.paymentId,
      status: 'cancelled',
      amount: wish.amount,
    })
    expect((await bank.gateway.start(wish)).ok).toBe(false)
  })
})

describe('a guest who pays at the bank', () => {
  test('is sent there, pays, and the shop hears a signed word and finds the money when it looks', async () => {
    const wish = wishFor(bank)
    const { gatewayId, redirectUrl } = held(await bank.gateway.start(wish))
    expect(redirectUrl).toMatch(new RegExp(`^${bank.url}/pay/\\?orderId=${gatewayId}&token=`))
    expect(await statusOf(gatewayId)).toBe('new')

    expect(await decide(redirectUrl, 'pay')).toBe(wish.continueUrl)
    await bank.passes(0)
    const [notification] = bank.shop.heard
    expect(bank.gateway.readNotification(notification as Notification)).toEqual({
      ok: true,
      value: {
        of: 'payment',
        payment: { gatewayId, paymentId: wish.paymentId, status: 'completed', amount: 2_517_00 },
      },
    })
    expect(await bank.gateway.look(gatewayId)).toEqual({
      ok: true,
      value: { gatewayId, paymentId: wish.paymentId, status: 'completed', amount: 2_517_00 },
    })
  })

  test('may refuse, and comes back with a mark that proves nothing', async () => {
    const wish = wishFor(bank, { method: { kind: 'card' } })
    const { gatewayId, redirectUrl } = held(await bank.gateway.start(wish))
    expect(await decide(redirectUrl, 'refuse')).toBe(`${wish.continueUrl}?error=501`)
    expect(await statusOf(gatewayId)).toBe('cancelled')
    // The decision is final; a later one has no effect.
    await decide(redirectUrl, 'pay')
    expect(await statusOf(gatewayId)).toBe('cancelled')
  })

  test('may leave: when the time is over the payment is cancelled', async () => {
    const { gatewayId } = held(await bank.gateway.start(wishFor(bank, { validSeconds: 60 })))
    await bank.passes(59)
    expect(await statusOf(gatewayId)).toBe('new')
    await bank.passes(1)
    expect(await statusOf(gatewayId)).toBe('cancelled')
  })

  test('cannot pay what was cancelled for another method; what was paid before says so', async () => {
    const first = held(await bank.gateway.start(wishFor(bank)))
    expect(held(await bank.gateway.cancel(first.gatewayId)).status).toBe('cancelled')
    await decide(first.redirectUrl, 'pay')
    expect(await statusOf(first.gatewayId)).toBe('cancelled')

    const second = held(await bank.gateway.start(wishFor(bank)))
    await decide(second.redirectUrl, 'pay')
    expect(held(await bank.gateway.cancel(second.gatewayId)).status).toBe('completed')
  })
})

describe('a BLIK code', () => {
  const start = async (code: string) => {
    const started = held(await bank.gateway.start(wishFor(bank, { method: { kind: 'blik', code } })))
    expect(started.redirectUrl).toBeNull()
    return started.gatewayId
  }

  test.each([
    ['777123', 'completed'],
    ['500500', 'cancelled'],
    ['700701', 'cancelled'],
    ['700702', 'cancelled'],
    ['700703', 'cancelled'],
  ])('%s waits for the phone, then is %s', async (code, end) => {
    const gatewayId = await start(code)
    expect(await statusOf(gatewayId)).toBe('pending')
    await bank.passes(2)
    expect(await statusOf(gatewayId)).toBe(end)
  })

  test('that decides nothing waits for a press on the phone, for two minutes', async () => {
    const pressed = await start('123456')
    const forgotten = await start('654321')
    await bank.passes(10)
    await fetch(`${bank.url}/phone`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ orderId: pressed, decision: 'pay' }),
    })
    expect(await statusOf(pressed)).toBe('completed')
    await bank.passes(109)
    expect(await statusOf(forgotten)).toBe('pending')
    await bank.passes(1)
    expect(await statusOf(forgotten)).toBe('cancelled')
  })

  test('that is no code is refused at once', async () => {
    const wish = wishFor(bank, { method: { kind: 'blik', code: '12' } })
    expect(await bank.gateway.start(wish)).toMatchObject({ ok: false, refusal: { code: 'invalid' } })
  })
})

test('methods come with their limits, in the language asked for, and say which are out of order', async () => {
  const methods = held(await bank.gateway.methods('hu'))
  expect(methods.find(({ kind }) => kind === 'blik')).toEqual({
    kind: 'blik',
    value: 'blik',
    name: 'BLIK',
    isAvailable: true,
    minAmount: 1,
    maxAmount: 20_000_00,
  })
  expect(methods.find(({ kind }) => kind === 'card')?.name).toBe('Bankkártya')
  expect(methods.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name)).toEqual(['Alior', 'Nest'])
})

describe('money goes back', () => {
  const pay = async () => {
    const { gatewayId, redirectUrl } = held(await bank.gateway.start(wishFor(bank)))
    await decide(redirectUrl, 'pay')
    return gatewayId
  }

  test('once, however often it is asked for under one name', async () => {
    const gatewayId = await pay()
    const wish = refundWish(bank, 'refund-1', 2_517_00)
    expect(held(await bank.gateway.refund(gatewayId, wish))).toBe('waits')
    expect(held(await bank.gateway.refund(gatewayId, wish))).toBe('waits')
    await bank.passes(2)
    expect(held(await bank.gateway.refund(gatewayId, wish))).toBe('paid-out')
    expect(bank.bank.find(gatewayId)?.refunds).toHaveLength(1)
  })

  test('a refund that the bank rejects has a last word', async () => {
    const gatewayId = await pay()
    held(await bank.gateway.refund(gatewayId, refundWish(bank, 'refund-3', 100)))
    await bank.control(`orders/${gatewayId}/rejectRefunds`)
    expect(held(await bank.gateway.refund(gatewayId, refundWish(bank, 'refund-3', 100)))).toBe('rejected')
    expect(held(await bank.gateway.refund(gatewayId, refundWish(bank, 'refund-4', 100)))).toBe('waits')
  })

  test('never more than was paid', async () => {
    const gatewayId = await pay()
    held(await bank.gateway.refund(gatewayId, refundWish(bank, 'first', 2_000_00)))
    expect(await bank.gateway.refund(gatewayId, refundWish(bank, 'second', 2_000_00))).toMatchObject({
      ok: false,
      refusal: { code: 'invalid' },
    })
  })

  test('and the word about it is signed, and names the refund', async () => {
    const gatewayId = await pay()
    await bank.gateway.refund(gatewayId, refundWish(bank, 'refund-2', 100))
    await bank.passes(2)
    expect(bank.gateway.readNotification(bank.shop.heard.at(-1) as Notification)).toEqual({
      ok: true,
      value: { of: 'refund', refundId: 'refund-2' },
    })
  })
})

test.each(['MD5', 'SHA-1', 'SHA-256'] as const)(
  'a word signed with %s is read, a changed one is forged',
  async (signature) => {
    const other = await openTestBank({ signature })
    const { redirectUrl } = held(await other.gateway.start(wishFor(other)))
    await decide(redirectUrl, 'pay')
    await other.passes(0)
    await other.close()
    const [heard] = other.shop.heard
    const { body, headers } = heard as Notification
    expect(headers['openpayu-signature']).toContain(`algorithm=${signature}`)
    expect(other.gateway.readNotification({ body, headers }).ok).toBe(true)
    const cheaper = Buffer.from(body.toString().replace('"251700"', '"100"'))
    expect(cheaper.equals(body)).toBe(false)
    expect(other.gateway.readNotification({ body: cheaper, headers })).toEqual({
      ok: false,
      refusal: { code: 'forged' },
    })
  },
)

describe('when the bank fails', () => {
  const unreachable = { ok: false, refusal: { code: 'unreachable' } }

  test.each([
    // Short, because the bank does not answer in time whatever the time is.
    ['delay', 50],
    ['error', 4_500],
    ['cut', 4_500],
    ['absent', 4_500],
  ])('(%s) every call ends with: nobody knows', async (kind, answerWithinMs) => {
    const { gatewayId } = held(await bank.gateway.start(wishFor(bank)))
    const gateway = bank.gatewayWith({ answerWithinMs })
    await bank.control('faults', { kind })
    expect(await gateway.start(wishFor(bank))).toMatchObject(unreachable)
    expect(await gateway.look(gatewayId)).toMatchObject(unreachable)
    expect(await gateway.methods('pl')).toMatchObject(unreachable)
    expect(await gateway.cancel(gatewayId)).toMatchObject(unreachable)
    expect(await gateway.refund(gatewayId, refundWish(bank, 'r', 1))).toMatchObject(unreachable)
    await bank.control('faults', { kind: 'none' })
    expect((await bank.gateway.look(gatewayId)).ok).toBe(true)
  })

  test('a start whose answer was lost is not made twice: BLIK goes on, a page nobody knows is closed', async () => {
    for (const [method, expected] of [
      [{ kind: 'blik', code: '777000' } as const, { ok: true, value: { redirectUrl: null } }],
      [{ kind: 'bank', value: 'm' } as const, { ok: false, refusal: { code: 'not-unique' } }],
    ] as const) {
      const wish = wishFor(bank, { method })
      // Fetches the token first. Otherwise the lost answer would be the token's.
      await bank.gateway.methods('pl')
      await bank.control('faults', { kind: 'cut', times: 1 })
      expect(await bank.gateway.start(wish)).toMatchObject(unreachable)
      expect(await bank.gateway.start(wish)).toMatchObject(expected)
      expect(bank.bank.all().filter(({ extOrderId }) => extOrderId === wish.paymentId)).toHaveLength(1)
    }
    expect(bank.bank.all()[0]?.status).toBe('CANCELED')
  })

  test('a token that is not accepted any more is renewed within the call', async () => {
    await bank.gateway.methods('pl')
    await bank.control('revoke-tokens')
    expect((await bank.gateway.start(wishFor(bank))).ok).toBe(true)
  })

  test('a token is used until it runs out, then renewed', async () => {
    await bank.gateway.methods('pl')
    await bank.passes(43_000)
    expect((await bank.gateway.methods('pl')).ok).toBe(true)
    await bank.passes(200)
    expect((await bank.gateway.methods('pl')).ok).toBe(true)
  })

  test('wrong secrets are a clear no', async () => {
    expect(await bank.gatewayWith({ clientSecret: 'wrong' }).start(wishFor(bank))).toMatchObject({
      ok: false,
      refusal: { code: 'refused' },
    })
  })

  test('an order it never had is unknown', async () => {
    expect(await bank.gateway.look('NOBODY')).toMatchObject({ ok: false, refusal: { code: 'unknown' } })
  })
})

/** Presses a button of the pay page and returns the URL the browser is redirected to. */
async function decide(redirectUrl: string | null, decision: 'pay' | 'refuse'): Promise<string | null> {
  const { origin, searchParams } = new URL(redirectUrl ?? '')
  searchParams.set('decision', decision)
  const answer = await fetch(`${origin}/pay/`, { method: 'POST', redirect: 'manual', body: searchParams })
  return answer.headers.get('location')
}
