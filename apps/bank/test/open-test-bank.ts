import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentWish, RefundWish } from '@wojaz/booking'
import { p24Gateway, payuGateway } from '@wojaz/booking/server'
import { buildBank, listensAt } from '../src/app.ts'
import { type BankSettings, readSettings } from '../src/settings.ts'

export const secrets = {
  PAYU_POS_ID: '300746',
  PAYU_CLIENT_ID: '300746',
  PAYU_CLIENT_SECRET: '2ee86a66e5d97e3fadc400c9f19b065d',
  PAYU_SECOND_KEY: 'b6ca15b0d1020e8094d9b5f8d163db54',
  P24_MERCHANT_ID: '123456',
  P24_POS_ID: '123456',
  P24_API_KEY: '0c1f2a3b4d5e6f708192a3b4c5d6e7f8',
  P24_CRC: '9f8e7d6c5b4a3921',
}

export interface Notification {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
}

/** Starts a bank on loopback with a clock that only the test moves, and a shop that receives its notifications. */
export async function openTestBank(changes: Partial<BankSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'wojaz-bank-'))
  let now = new Date('2026-11-15T12:00:00.000Z')
  const clock = () => now
  const settings: BankSettings = {
    ...readSettings({ NODE_ENV: 'test', ...secrets, DATA_DIR: folder, BANK_PORT: '0', BANK_CONTROL: 'true' }),
    ...changes,
  }
  const shop = await openShop()
  let running = await buildBank(settings, clock)
  await running.app.listen({ host: '127.0.0.1', port: 0 })
  const url = listensAt(running.app)
  const port = Number(new URL(url).port)
  const payu = {
    url,
    posId: settings.posId,
    clientId: settings.clientId,
    secondKey: settings.secondKey,
    clock,
  }

  return {
    url,
    clock,
    shop,
    gateway: payuGateway({ ...payu, clientSecret: settings.clientSecret }),
    p24: p24Gateway({ url, ...settings.p24 }),
    p24With: (changes: { apiKey?: string; crc?: string; answerWithinMs?: number }) =>
      p24Gateway({ url, ...settings.p24, ...changes }),
    gatewayWith: (changes: { clientSecret?: string; answerWithinMs?: number }) =>
      payuGateway({ ...payu, clientSecret: settings.clientSecret, ...changes }),
    get bank() {
      return running.bank
    },
    async passes(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000)
      await running.bank.runDue()
    },
    control: (path: string, body: object = {}) =>
      fetch(`${url}/_control/${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async restart() {
      await running.app.close()
      running = await buildBank(settings, clock)
      await running.app.listen({ host: '127.0.0.1', port })
    },
    async close() {
      await running.app.close()
      shop.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type TestBank = Awaited<ReturnType<typeof openTestBank>>

async function openShop() {
  const heard: Notification[] = []
  const state = { answers: 200 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    heard.push({ body: Buffer.concat(chunks), headers: request.headers })
    response.writeHead(state.answers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    heard,
    url,
    says: (status: number) => {
      state.answers = status
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function wishFor(bank: TestBank, changes: Partial<PaymentWish> = {}): PaymentWish {
  return {
    paymentId: randomUUID(),
    amount: 2_517_00,
    description: 'Wojaż W123456789: Kreta, 10–17 lipca',
    buyer: {
      email: 'anna@example.com',
      phone: '+48600100200',
      firstName: 'Anna',
      lastName: 'Żółć',
      street: 'Długa 1',
      postalCode: '00-001',
      city: 'Łódź',
      locale: 'uk',
    },
    customerIp: '127.0.0.1',
    notifyUrl: `${bank.shop.url}/notify`,
    continueUrl: `${bank.shop.url}/pz/payment/confirm/W123456789`,
    validSeconds: 1_800,
    method: { kind: 'bank', value: 'm' },
    ...changes,
  }
}

/** Returns the value of an outcome, or throws with the refusal. */
export function held<Value, Refusal>(
  outcome: { ok: true; value: Value } | { ok: false; refusal: Refusal },
): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

export function refundWish(bank: TestBank, refundId: string, amount: number): RefundWish {
  return { refundId, amount, description: 'Wojaż W123456789', notifyUrl: `${bank.shop.url}/notify` }
}
