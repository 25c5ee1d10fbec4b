import { join } from 'node:path'
import { z } from 'zod'
import { type Kind, kindNames } from './pay-methods.ts'

const seconds = z.coerce.number().min(0)

const schema = z.object({
  BANK_HOST: z.string().min(1).default('127.0.0.1'),
  BANK_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  /** The public URL for the buyer's browser; by default the address it listens on. */
  BANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  PAYU_POS_ID: z.string().min(1),
  PAYU_CLIENT_ID: z.string().min(1),
  PAYU_CLIENT_SECRET: z.string().min(1),
  PAYU_SECOND_KEY: z.string().min(1),
  P24_MERCHANT_ID: z.coerce.number().int().min(1),
  P24_POS_ID: z.coerce.number().int().min(1),
  P24_API_KEY: z.string().min(1),
  P24_CRC: z.string().min(1),
  /** The kinds of payment methods to offer. */
  BANK_METHODS: z
    .string()
    .default(kindNames.join())
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(kindNames))),
  /** How long a simulated buyer takes to confirm a BLIK code with a fixed result. */
  BANK_THINKS_SECONDS: seconds.default(2),
  /** Divides the delays between notifications, for tests that cannot wait for a minute. */
  BANK_HASTE: z.coerce.number().min(1).default(1),
  BANK_SIGNATURE: z.enum(['MD5', 'SHA-1', 'SHA-256']).default('MD5'),
  BANK_AUTO_RECEIVE: z.stringbool().default(true),
  /** Enables the page that makes the bank fail. */
  BANK_CONTROL: z.stringbool().default(false),
})

export interface BankSettings {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | null
  readonly ledgerFile: string
  readonly posId: string
  readonly clientId: string
  readonly clientSecret: string
  readonly secondKey: string
  readonly p24: {
    readonly merchantId: number
    readonly posId: number
    readonly apiKey: string
    readonly crc: string
  }
  readonly kinds: readonly Kind[]
  readonly thinksMs: number
  readonly haste: number
  readonly signature: 'MD5' | 'SHA-1' | 'SHA-256'
  readonly autoReceive: boolean
  readonly hasControl: boolean
}

/** Throws an error with one sentence for each invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv): BankSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = schema.safeParse(given)
  if (!read.success)
    throw new Error(
      read.error.issues
        .map(({ path, message }) => `${path.join('.')} cannot be used: ${message}.`)
        .join('\n'),
    )
  const env = read.data
  return {
    host: env.BANK_HOST,
    port: env.BANK_PORT,
    publicUrl: env.BANK_URL?.replace(/\/+$/, '') ?? null,
    ledgerFile: join(env.DATA_DIR, 'bank', 'ledger.jsonl'),
    posId: env.PAYU_POS_ID,
    clientId: env.PAYU_CLIENT_ID,
    clientSecret: env.PAYU_CLIENT_SECRET,
    secondKey: env.PAYU_SECOND_KEY,
    p24: {
      merchantId: env.P24_MERCHANT_ID,
      posId: env.P24_POS_ID,
      apiKey: env.P24_API_KEY,
      crc: env.P24_CRC,
    },
    kinds: env.BANK_METHODS,
    thinksMs: env.BANK_THINKS_SECONDS * 1_000,
    haste: env.BANK_HASTE,
    signature: env.BANK_SIGNATURE,
    autoReceive: env.BANK_AUTO_RECEIVE,
    hasControl: env.BANK_CONTROL,
  }
}
