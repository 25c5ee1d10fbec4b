import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { payuGateway } from '@wojaz/booking/server'
import { type RunningBank, startBank } from '@wojaz/booking/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { held } from './open-test-bank.ts'

let bank: RunningBank
const heard: string[] = []
const shop = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  heard.push(JSON.parse(text).order.status)
  response.end()
})

beforeAll(async () => {
  bank = await startBank()
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await bank.stop()
  shop.close()
})

test('the bank is a process: it tells by itself, and knows after a power cut what it knew before', async () => {
  const gateway = payuGateway({ ...bank.settings, clock: () => new Date() })
  const wish = {
    paymentId: randomUUID(),
    amount: 100,
    description: 'Kreta',
    buyer: {
      email: 'a@example.com',
      phone: '1',
      firstName: 'A',
      lastName: 'B',
      locale: 'pl' as const,
      street: 'C',
      postalCode: '00-001',
      city: 'D',
    },
    customerIp: '127.0.0.1',
    notifyUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`,
    continueUrl: 'http://127.0.0.1/',
    validSeconds: 600,
    method: { kind: 'blik', code: '777000' },
  } as const
  const { gatewayId } = held(await gateway.start(wish))
  await expect.poll(() => heard).toContain('COMPLETED')

  await bank.goAway()
  expect(await gateway.look(gatewayId)).toMatchObject({ ok: false, refusal: { code: 'unreachable' } })
  await bank.comeBack()
  expect(held(await gateway.look(gatewayId)).status).toBe('completed')
})
