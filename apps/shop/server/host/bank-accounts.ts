import { randomUUID } from 'node:crypto'
import type { Env, GatewayName } from '../request/env.ts'
import { p24Settings, payuSettings } from './partner-settings.mjs'
import { listOf } from './setting-checks.mjs'

type Source = Readonly<Record<string, string | undefined>>

/** Used if no bank is configured. Its secrets are random, so that no webhook can be valid. */
const noBank = () => ({
  url: 'http://127.0.0.1:3002',
  posId: '300746',
  clientId: '300746',
  clientSecret: randomUUID(),
  secondKey: randomUUID(),
})

/** The accounts at PayU and Przelewy24; one is enough. */
export function bankAccounts(source: Source): Pick<Env, 'payu' | 'p24'> {
  const answerWithinMs = Number(source.PAYU_ANSWER_WITHIN_MS || '4500')
  const [url, posId, clientId, clientSecret, secondKey] = payuSettings.map((name) => source[name] ?? '')
  const payu =
    url && posId && clientId && clientSecret && secondKey
      ? { url: withoutSlash(url), posId, clientId, clientSecret, secondKey, answerWithinMs }
      : null
  const p24 = p24Account(source, answerWithinMs)
  return { payu: payu ?? (p24 ? null : { ...noBank(), answerWithinMs }), p24 }
}

function p24Account(source: Source, answerWithinMs: number): Env['p24'] {
  const [url, merchantId, posId, apiKey, crc] = p24Settings.map((name) => source[name] ?? '')
  if (!url || !merchantId || !posId || !apiKey || !crc) return null
  const numbers = { merchantId: Number(merchantId), posId: Number(posId) }
  return { url: withoutSlash(url), ...numbers, apiKey, crc, answerWithinMs }
}

const usualOrder: readonly GatewayName[] = ['payu', 'p24']

export function gatewayOrder({ PAYMENT_GATEWAYS = '' }: Source): readonly GatewayName[] {
  return [...new Set([...(listOf(PAYMENT_GATEWAYS) as GatewayName[]), ...usualOrder])]
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')
