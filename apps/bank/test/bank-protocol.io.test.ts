import { formatMoney } from '@wojaz/travel/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { held, openTestBank, secrets, type TestBank, wishFor } from './open-test-bank.ts'

let bank: TestBank

beforeEach(async () => {
  bank = await openTestBank()
})
afterEach(() => bank.close())

const order = {
  customerIp: '127.0.0.1',
  merchantPosId: secrets.PAYU_POS_ID,
  description: 'Kreta',
  currencyCode: 'PLN',
  totalAmount: '21000',
  products: [{ name: 'Kreta', unitPrice: '21000', quantity: '1' }],
  extOrderId: 'shop-1',
}

describe('POST /pl/standard/user/oauth/authorize', () => {
  const wish = {
    grant_type: 'client_credentials',
    client_id: secrets.PAYU_CLIENT_ID,
    client_secret: secrets.PAYU_CLIENT_SECRET,
  }

  test('gives a token for twelve hours', async () => {
    const { status, body } = await authorize(wish)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 43_199,
      grant_type: 'client_credentials',
    })
  })

  test('refuses other secrets with 401, other grants with 400', async () => {
    expect(await authorize({ ...wish, client_secret: 'x' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    expect(await authorize({ ...wish, grant_type: 'password' })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    })
  })
})

describe('POST /api/v2_1/orders', () => {
  test('answers 302 with the address in head and body', async () => {
    const { status, body, location } = await call('POST', '/orders', order)
    expect(status).toBe(302)
    expect(body).toEqual({
      status: { statusCode: 'SUCCESS' },
      redirectUri: location,
      orderId: expect.any(String),
      extOrderId: 'shop-1',
    })
  })

  test.each([
    [{ type: 'BLIK_AUTHORIZATION_CODE', value: '777000' }],
    [{ type: 'PBL', value: 'blik', authorizationCode: '777000' }],
  ])('answers 201 without an address to a BLIK code (%o), and keeps no code', async (payMethod) => {
    const { status, body } = await call('POST', '/orders', { ...order, payMethods: { payMethod } })
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('redirectUri')
    expect(JSON.stringify(bank.bank.all())).not.toContain('777000')
  })

  test.each([
    ['ERROR_VALUE_MISSING', { customerIp: undefined }],
    ['ERROR_VALUE_MISSING', { products: undefined }],
    ['ERROR_VALUE_INVALID', { totalAmount: 21_000 }],
    ['ERROR_VALUE_INVALID', { totalAmount: '0' }],
    ['ERROR_VALUE_INVALID', { merchantPosId: 'another' }],
    ['ERROR_VALUE_INVALID', { notifyUrl: 'javascript:alert(1)' }],
  ])('answers 400 %s to %o', async (statusCode, changes) => {
    expect(await call('POST', '/orders', { ...order, ...changes })).toMatchObject({
      status: 400,
      body: { status: { statusCode } },
    })
  })

  test('answers 400 ERROR_SYNTAX to what is no JSON, 401 without a token, 404 to an unknown order', async () => {
    expect(await call('POST', '/orders', '{')).toMatchObject({
      status: 400,
      body: { status: { statusCode: 'ERROR_SYNTAX' } },
    })
    const bare = await fetch(`${bank.url}/api/v2_1/orders/x`)
    expect([bare.status, await bare.json()]).toMatchObject([401, { status: { statusCode: 'UNAUTHORIZED' } }])
    expect(await call('GET', '/orders/x')).toMatchObject({
      status: 404,
      body: { status: { statusCode: 'DATA_NOT_FOUND' } },
    })
  })

  test('takes a name of the shop once', async () => {
    const first = await call('POST', '/orders', order)
    expect(await call('POST', '/orders', order)).toMatchObject({
      status: 400,
      body: { status: { statusCode: 'ERROR_ORDER_NOT_UNIQUE' }, orderId: first.body.orderId },
    })
  })
})

test('without automatic receipt money waits for a capture', async () => {
  const careful = await openTestBank({ autoReceive: false })
  const { gatewayId } = held(await careful.gateway.start(wishFor(careful)))
  await careful.control(`orders/${gatewayId}/pay`)
  expect(careful.bank.find(gatewayId)?.status).toBe('WAITING_FOR_CONFIRMATION')
  expect(await call('POST', `/orders/${gatewayId}/captures`, {}, careful)).toMatchObject({ status: 200 })
  expect(careful.bank.find(gatewayId)?.status).toBe('COMPLETED')
  await careful.close()
})

describe('notifications', () => {
  const paid = async () => {
    const { gatewayId } = held(await bank.gateway.start(wishFor(bank)))
    await bank.control(`orders/${gatewayId}/pay`)
    await bank.passes(0)
    return gatewayId
  }

  test('are repeated for three days until the shop says 200, twenty times at most', async () => {
    bank.shop.says(500)
    await paid()
    const minutes = [
      1, 2, 5, 10, 30, 60, 120, 180, 360, 540, 720, 900, 1080, 1260, 1440, 2160, 2880, 3600, 4320,
    ]
    let before = 0
    for (const [index, minute] of minutes.entries()) {
      await bank.passes((minute - before) * 60 - 1)
      expect(bank.shop.heard).toHaveLength(index + 1)
      await bank.passes(1)
      before = minute
    }
    await bank.passes(7 * 24 * 3_600)
    expect(bank.shop.heard).toHaveLength(20)
    expect(new Set(bank.shop.heard.map(({ body }) => body.toString())).size).toBe(1)
  })

  test('end with the first 200; a redirect is none', async () => {
    bank.shop.says(302)
    await paid()
    bank.shop.says(200)
    await bank.passes(60)
    await bank.passes(24 * 3_600)
    expect(bank.shop.heard).toHaveLength(2)
  })

  test('can be late, and can be said again', async () => {
    await bank.control('faults', { noticesLateMs: 30_000 })
    const gatewayId = await paid()
    expect(bank.shop.heard).toHaveLength(0)
    await bank.passes(30)
    expect(bank.shop.heard).toHaveLength(1)
    await bank.control(`orders/${gatewayId}/resend`)
    await bank.passes(0)
    expect(bank.shop.heard).toHaveLength(2)
  })

  test('that were not delivered, and orders, outlive a restart of the bank', async () => {
    bank.shop.says(503)
    const gatewayId = await paid()
    await bank.restart()
    bank.shop.says(200)
    await bank.passes(60)
    expect(bank.shop.heard).toHaveLength(2)
    // The token is unknown now; the gateway requests another one.
    expect(held(await bank.gateway.look(gatewayId)).status).toBe('completed')
  })
})

describe('the pay page', () => {
  test('speaks the language of the buyer, and Polish, and shows what is paid for as text', async () => {
    const wish = wishFor(bank, { description: 'Kreta <b>& Rodos</b>' })
    const { redirectUrl } = held(await bank.gateway.start(wish))
    const answer = await fetch(redirectUrl ?? '')
    const page = await answer.text()
    expect(page).toContain('<html lang="uk">')
    expect(page).toContain(`Сплатити ${formatMoney(2_517_00)}`)
    expect(page).toContain('Kreta &#60;b&#62;&#38; Rodos&#60;/b&#62;')
    expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${bank.shop.url};`)
    const [, polish = ''] = /href="(\/pay\/\?[^"]+)" lang="pl"/.exec(page) ?? []
    const inPolish = await fetch(bank.url + polish.replaceAll('&#38;', '&'))
    expect(await inPolish.text()).toContain(`Zapłać ${formatMoney(2_517_00)}`)
  })

  test('opens only to whoever was sent to it', async () => {
    const { gatewayId } = held(await bank.gateway.start(wishFor(bank)))
    const body = new URLSearchParams({ orderId: gatewayId, token: 'guess', decision: 'pay' })
    expect((await fetch(`${bank.url}/pay/`, { method: 'POST', body })).status).toBe(404)
    expect(bank.bank.find(gatewayId)?.status).toBe('NEW')
  })
})

test('without the setting for it nobody can make the bank fail, or pay', async () => {
  const closed = await openTestBank({ hasControl: false })
  const { gatewayId } = held(await closed.gateway.start(wishFor(closed)))
  expect((await closed.control('faults', { kind: 'absent' })).status).toBe(404)
  expect((await closed.control(`orders/${gatewayId}/pay`)).status).toBe(404)
  expect((await fetch(`${closed.url}/_control`)).status).toBe(404)
  await closed.close()
})

async function authorize(wish: Record<string, string>, at = bank) {
  const answer = await fetch(`${at.url}/pl/standard/user/oauth/authorize`, {
    method: 'POST',
    body: new URLSearchParams(wish),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

async function call(method: string, path: string, body?: object | string, at = bank) {
  const token = await authorize(
    {
      grant_type: 'client_credentials',
      client_id: secrets.PAYU_CLIENT_ID,
      client_secret: secrets.PAYU_CLIENT_SECRET,
    },
    at,
  )
  const answer = await fetch(`${at.url}/api/v2_1${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${token.body.access_token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    body: (await answer.json()) as Record<string, unknown>,
  }
}
