import type { ClientBase, Pool } from 'pg'
import type { Attraction } from '../model/attraction.ts'
import type { SuppliedAttraction } from '../suppliers/supplier.ts'

interface Row {
  readonly number: number
  readonly supplier: string
  readonly product: SuppliedAttraction
  readonly place_code: string | null
}

const columns = 'number, supplier, product, place_code'
const fewAtOnce = 500

/** An attraction on sale; null if there is none with that number. */
export async function readAttraction(pool: Pool | ClientBase, number: number): Promise<Attraction | null> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from attractions.attraction where number = $1 and gone_at is null`,
    [number],
  )
  return rows[0] ? attractionOf(rows[0]) : null
}

/** All attractions on sale, in batches: together they do not fit into memory. */
export async function* readAttractions(pool: Pool): AsyncGenerator<Attraction> {
  let last = 0
  while (true) {
    const { rows } = await pool.query<Row>(
      `select ${columns} from attractions.attraction where gone_at is null and number > $1 order by number limit $2`,
      [last, fewAtOnce],
    )
    yield* rows.map(attractionOf)
    last = rows.at(-1)?.number ?? last
    if (rows.length < fewAtOnce) return
  }
}

function attractionOf({ number, supplier, product, place_code: placeCode }: Row): Attraction {
  return { ...product, number, supplier, placeCode }
}
