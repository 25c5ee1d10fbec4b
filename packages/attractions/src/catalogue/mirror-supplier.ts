import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { inTransaction, notify } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import type { Pool, PoolClient } from 'pg'
import type { SuppliedAttraction, Supplier } from '../suppliers/supplier.ts'
import { catalogueChanges, type KnownAttraction } from './catalogue-changes.ts'
import { type DestinationPlace, placeOf, type TreeOfPlaces } from './place-of.ts'

export interface MirrorOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly supplier: Pick<Supplier, 'name' | 'catalogue'>
  readonly places: TreeOfPlaces
  /** How old a catalogue may become, and how soon a failed run is repeated. */
  readonly everyMs: number
  readonly retryMs: number
}

export type Mirrored =
  /** Another node is doing it or has done it recently. */
  | { readonly code: 'not-due' }
  /** The catalogue stays unchanged. */
  | { readonly code: 'failed'; readonly fault: string }
  | {
      readonly code: 'mirrored'
      readonly added: number
      readonly changed: number
      readonly gone: number
      readonly skipped: number
    }

interface Row extends SuppliedAttraction {
  readonly fingerprint: string
  readonly placeCode: string | null
}

export const catalogueChannel = 'attractions_changed'
/** Five languages of a large catalogue, each as long as a supplier may take. */
const mostMs = 360_000
const fewAtOnce = 200

/**
 * Mirrors a supplier's catalogue. Safe on any number of nodes: one of them does it, and an older answer never replaces a newer
 * one.
 */
export async function mirrorSupplier(options: MirrorOptions): Promise<Mirrored> {
  const { pool, clock, supplier } = options
  const claim = await claimSupplier(options)
  if (!claim) return { code: 'not-due' }
  const answer = await supplier.catalogue()
  if (!answer.ok) return fail(pool, claim, `${answer.refusal.code}: ${answer.refusal.detail}`)
  const rows = await rowsOf(answer.value.attractions, await options.places())
  return inTransaction(pool, async (client): Promise<Mirrored> => {
    const mine = await client.query(
      'select 1 from attractions.supplier where name = $1 and tried_at = $2 for update',
      [claim.name, claim.triedAt],
    )
    if (mine.rowCount === 0) return { code: 'not-due' }
    const known = await readKnown(client, claim.name)
    if (rows.length === 0 && known.some(({ isGone }) => !isGone))
      return fail(client, claim, 'empty: a whole catalogue does not vanish at once')
    const { skipped } = answer.value
    const changes = catalogueChanges(known, rows, new Set(skipped.map(({ productId }) => productId)))
    const now = clock()
    for (const some of inParts(changes.added)) await insertRows(client, claim.name, some, now)
    for (const some of inParts(changes.changed)) await updateRows(client, some, now)
    await client.query('update attractions.attraction set gone_at = $2 where number = any($1::integer[])', [
      changes.gone,
      now,
    ])
    await client.query('update attractions.supplier set mirrored_at = $2, fault = null where name = $1', [
      claim.name,
      now,
    ])
    const counts = { added: changes.added.length, changed: changes.changed.length, gone: changes.gone.length }
    if (counts.added + counts.changed + counts.gone > 0) await notify(client, catalogueChannel, claim.name)
    return { code: 'mirrored', ...counts, skipped: answer.value.skipped.length }
  })
}

/** Takes the attractions of suppliers that are not in the settings any more off sale. Returns how many. */
export async function retireSuppliers(pool: Pool, names: readonly string[], now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    'update attractions.attraction set gone_at = $2 where gone_at is null and not supplier = any($1::text[])',
    [names, now],
  )
  if (rowCount) await notify(pool, catalogueChannel, 'retired')
  return rowCount ?? 0
}

interface Claim {
  readonly name: string
  readonly triedAt: Date
}

async function claimSupplier({
  pool,
  clock,
  supplier,
  everyMs,
  retryMs,
}: MirrorOptions): Promise<Claim | null> {
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  // A running mirror keeps its claim for some time; after that another node takes over.
  const claimed = await pool.query(
    `insert into attractions.supplier as known (name, tried_at, fault) values ($1, $2, 'under way')
     on conflict (name) do update set tried_at = $2, fault = 'under way'
     where known.tried_at <= case known.fault
       when 'under way' then $5::timestamptz else case when known.fault is null then $3::timestamptz else $4::timestamptz end end`,
    [supplier.name, now, before(everyMs), before(retryMs), before(Math.max(retryMs, mostMs))],
  )
  return claimed.rowCount === 1 ? { name: supplier.name, triedAt: now } : null
}

async function fail(client: Pool | PoolClient, { name, triedAt }: Claim, fault: string): Promise<Mirrored> {
  await client.query('update attractions.supplier set fault = $3 where name = $1 and tried_at = $2', [
    name,
    triedAt,
    fault.slice(0, 500),
  ])
  return { code: 'failed', fault }
}

async function rowsOf(
  attractions: readonly SuppliedAttraction[],
  places: readonly DestinationPlace[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [at, attraction] of attractions.entries()) {
    if (at % fewAtOnce === 0) await breathe()
    const placeCode = placeOf(attraction.at, places)
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([attraction, placeCode]))
      .digest('base64url')
    rows.push({ ...attraction, placeCode, fingerprint })
  }
  return rows
}

async function readKnown(client: PoolClient, supplier: string): Promise<KnownAttraction[]> {
  const { rows } = await client.query<KnownAttraction>(
    `select number, product_id as "productId", fingerprint, gone_at is not null as "isGone"
     from attractions.attraction where supplier = $1`,
    [supplier],
  )
  return rows
}

async function insertRows(
  client: PoolClient,
  supplier: string,
  rows: readonly Row[],
  now: Date,
): Promise<void> {
  await client.query(
    `insert into attractions.attraction (supplier, product_id, product, fingerprint, title, place_code, price_from, changed_at)
     select $1, product_id, product, fingerprint, title, place_code, price_from, $3
     from jsonb_to_recordset($2) as given (${givenColumns})`,
    [supplier, JSON.stringify(rows.map((row) => columnsOf(row))), now],
  )
}

async function updateRows(
  client: PoolClient,
  changed: readonly { readonly number: number; readonly attraction: Row }[],
  now: Date,
): Promise<void> {
  await client.query(
    `update attractions.attraction as known set product = given.product, fingerprint = given.fingerprint, title = given.title,
       place_code = given.place_code, price_from = given.price_from, changed_at = $2, gone_at = null,
       calendar_due_at = null
     from jsonb_to_recordset($1) as given (number integer, ${givenColumns}) where known.number = given.number`,
    [JSON.stringify(changed.map(({ number, attraction }) => ({ number, ...columnsOf(attraction) }))), now],
  )
}

const givenColumns =
  'product_id text, product jsonb, fingerprint text, title text, place_code text, price_from integer'

function columnsOf({ fingerprint, placeCode, ...product }: Row) {
  return {
    product_id: product.productId,
    product,
    fingerprint,
    title: product.texts.pl.title,
    place_code: placeCode,
    price_from: product.priceFrom,
  }
}

function inParts<Thing>(things: readonly Thing[]): readonly Thing[][] {
  const count = Math.ceil(things.length / fewAtOnce)
  return Array.from({ length: count }, (_, part) => things.slice(part * fewAtOnce, (part + 1) * fewAtOnce))
}
