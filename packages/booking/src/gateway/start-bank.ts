import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, runProgram } from '@wojaz/database/testing'
import type { P24Settings } from './p24-calls.ts'
import type { PayuSettings } from './payu-calls.ts'

const program = fileURLToPath(new URL('../../../../apps/bank/src/main.ts', import.meta.url))

const secrets = {
  PAYU_POS_ID: '300746',
  PAYU_CLIENT_ID: '300746',
  PAYU_CLIENT_SECRET: 'client-secret-for-tests-only',
  PAYU_SECOND_KEY: 'second-key-for-tests-only',
  P24_MERCHANT_ID: '123456',
  P24_POS_ID: '123456',
  P24_API_KEY: 'api-key-for-tests-only',
  P24_CRC: 'crc-for-tests-only',
}

/** How the test bank fails from now on. Absent fields mean no fault. */
export interface BankFaults {
  readonly kind?: 'none' | 'delay' | 'error' | 'cut' | 'absent'
  readonly delayMs?: number
  /** The number of calls that fail; absent: until it is changed. */
  readonly times?: number
  readonly noticesLateMs?: number
}

/** The fields of a bank order that tests look at. */
export interface BankBooks {
  readonly extOrderId: string
  readonly status: string
  readonly totalAmount: number
  readonly refunds: readonly { readonly amount: number; readonly status: string }[]
}

export type RunningBank = Awaited<ReturnType<typeof startBank>>

/**
 * Starts the test bank as a separate process on loopback. By default BLIK codes are decided at once, and a webhook that was not
 * acknowledged is repeated after 0.1, 0.2, 0.5, 1, 3 s …
 */
export async function startBank(settings: Readonly<Record<string, string>> = {}) {
  // It comes back at the same address.
  const port = String(await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'wojaz-bank-'))
  const env = {
    ...process.env,
    ...secrets,
    DATA_DIR: folder,
    BANK_PORT: port,
    BANK_CONTROL: 'true',
    BANK_THINKS_SECONDS: '0',
    BANK_HASTE: '600',
    ...settings,
  }
  let running = await runProgram(program, env)
  const { url } = running
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${url}/_control/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }

  return {
    url,
    /** Gateway settings, without the clock. */
    settings: {
      url,
      posId: secrets.PAYU_POS_ID,
      clientId: secrets.PAYU_CLIENT_ID,
      clientSecret: secrets.PAYU_CLIENT_SECRET,
      secondKey: secrets.PAYU_SECOND_KEY,
    } satisfies Omit<PayuSettings, 'clock'>,
    p24: {
      url,
      merchantId: Number(secrets.P24_MERCHANT_ID),
      posId: Number(secrets.P24_POS_ID),
      apiKey: secrets.P24_API_KEY,
      crc: secrets.P24_CRC,
    } satisfies P24Settings,
    /** Returns the orders of the bank. */
    orders: async () => (await (await fetch(`${url}/_control/orders`)).json()) as readonly BankBooks[],
    fail: (faults: BankFaults) => post('faults', faults),
    /** Acts as the person at the payment page or with the phone. `resend` sends all webhooks of the order again. */
    decide: (gatewayId: string, verb: 'pay' | 'refuse' | 'resend' | 'rejectRefunds') =>
      post(`orders/${gatewayId}/${verb}`),
    /** Kills the process like a power failure. `comeBack` restarts it with its stored data. */
    goAway: () => running.end('SIGKILL'),
    async comeBack() {
      running = await runProgram(program, env)
    },
    async stop() {
      await running.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
