import type { AddressInfo } from 'node:net'
import type { Clock } from '@wojaz/travel/dates'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Bank, openBank } from './bank.ts'
import type { Notice, Protocol } from './bank-order.ts'
import { brandImages } from './brand-images.ts'
import { type Faults, failOnDemand, noFaults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { signatureHeader } from './notification.ts'
import { p24Calls } from './p24/p24-calls.ts'
import { controlPage } from './pages/control-page.ts'
import { p24Page } from './pages/p24-page.ts'
import { payPage } from './pages/pay-page.ts'
import { phonePage } from './pages/phone-page.ts'
import { payuCalls } from './payu-calls.ts'
import { errorBody } from './payu-error.ts'
import type { BankSettings } from './settings.ts'
import { openTokens } from './tokens.ts'

const shopAnswersWithinMs = 10_000

export async function buildBank(
  settings: BankSettings,
  clock: Clock,
): Promise<{ app: FastifyInstance; bank: Bank }> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  let faults: Faults = noFaults
  const bank = openBank({
    settings,
    clock,
    ledger: openLedger(settings.ledgerFile),
    noticesLateMs: () => faults.noticesLateMs,
    deliver: (notice, protocol) => deliver(notice, protocol, settings),
  })
  const publicUrl = () => settings.publicUrl ?? listensAt(app)
  const tokens = openTokens(clock)

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const isTheirs = (error.statusCode ?? 500) < 500
    if (!isTheirs) process.stderr.write(`${error.stack ?? error.message}\n`)
    return isTheirs
      ? reply
          .code(400)
          .send(errorBody({ status: 400, statusCode: 'ERROR_SYNTAX', statusDesc: 'Syntax error' }))
      : reply.code(500).send({ status: { statusCode: 'ERROR_INTERNAL' } })
  })
  failOnDemand(app, () => faults)

  app.get('/health', async () => ({ status: 'ok' }))
  await app.register(payuCalls, { bank, tokens, settings, publicUrl })
  await app.register(p24Calls, { bank, settings })
  await app.register(brandImages)
  await app.register(payPage, { bank })
  await app.register(p24Page, { bank })
  await app.register(phonePage, { bank, settings })
  if (settings.hasControl) {
    await app.register(controlPage, {
      bank,
      tokens,
      faults: () => faults,
      setFaults(next: Faults) {
        faults = next
      },
    })
  }
  return { app, bank }
}

export function listensAt(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Returns true only for a 200. */
async function deliver({ url, body }: Notice, protocol: Protocol, settings: BankSettings): Promise<boolean> {
  const signature = signatureHeader(body, settings)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        // Przelewy24 puts its signature into the body, so only PayU gets a header.
        ...(protocol === 'payu' && {
          'openpayu-signature': signature,
          'x-openpayu-signature': signature,
        }),
      },
      body,
      signal: AbortSignal.timeout(shopAnswersWithinMs),
    })
    await answer.body?.cancel()
    return answer.status === 200
  } catch {
    return false
  }
}
