import { join } from 'node:path'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

const schema = z.object({
  SUPPLIER_HOST: z.string().min(1).default('127.0.0.1'),
  SUPPLIER_PORT: z.coerce.number().int().min(0).max(65_535).default(3003),
  /** The public URL for resellers; by default the address it listens on. */
  SUPPLIER_URL: address.optional(),
  /** The URL of the shop, which draws the pictures of its products. */
  SUPPLIER_PICTURES_URL: address.default('http://localhost:3000'),
  SUPPLIER_TOKEN: z.string().min(16),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The same seed gives the same catalogue. */
  SUPPLIER_SEED: z.string().min(1).default('wojaz'),
  /** The default duration of a hold. */
  SUPPLIER_HOLD_MINUTES: z.coerce.number().int().min(1).max(60).default(30),
  /** How long a booking on request waits for an answer. */
  SUPPLIER_DECIDES_SECONDS: z.coerce.number().min(0).default(60),
  /** The start time of its clock, instead of now: a shop under test has another date. */
  SUPPLIER_NOW: z.iso.datetime().optional(),
  /** Enables the calls that make the supplier fail. */
  SUPPLIER_CONTROL: z.stringbool().default(false),
})

export interface SupplierSettings {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | null
  readonly picturesUrl: string
  readonly token: string
  readonly ledgerFile: string
  readonly seed: string
  readonly holdMinutes: number
  readonly decidesMs: number
  readonly hasControl: boolean
  /** How far its clock is ahead of the machine's. */
  readonly aheadMs: number
}

/** Throws an error with one sentence for each invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv): SupplierSettings {
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
    host: env.SUPPLIER_HOST,
    port: env.SUPPLIER_PORT,
    publicUrl: env.SUPPLIER_URL?.replace(/\/+$/, '') ?? null,
    picturesUrl: env.SUPPLIER_PICTURES_URL.replace(/\/+$/, ''),
    token: env.SUPPLIER_TOKEN,
    ledgerFile: join(env.DATA_DIR, 'supplier', 'ledger.jsonl'),
    seed: env.SUPPLIER_SEED,
    holdMinutes: env.SUPPLIER_HOLD_MINUTES,
    decidesMs: env.SUPPLIER_DECIDES_SECONDS * 1_000,
    hasControl: env.SUPPLIER_CONTROL,
    aheadMs: env.SUPPLIER_NOW ? Date.parse(env.SUPPLIER_NOW) - Date.now() : 0,
  }
}
