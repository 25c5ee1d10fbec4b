import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { Store } from '../store.ts'
import {
  type CabinBefore,
  cabinLines,
  closeFlight,
  flightJudged,
  seatsJudged,
  undoFlight,
  writeSeats,
} from './flight-sale.ts'
import {
  allotmentJudged,
  allotmentLines,
  type NightBefore,
  roomLines,
  roomsJudged,
  undoAllotment,
  undoRooms,
  writeAllotment,
  writeRooms,
} from './room-sale.ts'
import {
  isReadable,
  type SaleChange,
  type SaleRefusal,
  touchesSame,
  type UndoRefusal,
} from './sale-change.ts'
import type { SaleLine } from './sale-preview.ts'
import {
  endSaleChange,
  insertSaleChange,
  lockSaleChange,
  newerSaleChanges,
  saleChangesPage,
  wasSaid,
} from './sale-rows.ts'
import { lockHotel, type Piece } from './stop-sale.ts'

/** The rows after the change, and the state before it. */
interface Judged {
  readonly lines: readonly SaleLine[]
  readonly before: unknown
  write(): Promise<boolean>
}

export interface SaleBy {
  /** Idempotency key. */
  readonly id: string
  readonly by: string
  readonly reason: string
}

/** Lets the office close and open what is sold. Triggers notify every node of the changes (`offers_changed`). */
export function saleChanging(store: Store, clock: () => Date) {
  async function judged(
    client: ClientBase,
    change: SaleChange,
    isLocked: boolean,
  ): Promise<Outcome<Judged, SaleRefusal>> {
    if (!isReadable(change, dayOf(clock()))) return refused({ code: 'unreadable' })
    if ('hotelCode' in change && !(await isHotel(client, change.hotelCode, isLocked)))
      return refused({ code: 'hotel-unknown' })
    const done = (written: Promise<unknown>) => written.then((answer) => answer !== false)
    switch (change.kind) {
      case 'rooms': {
        const found = await roomsJudged(client, change)
        if (!found.ok) return found
        const pieces = found.value
        const lines = await roomLines(client, pieces, change)
        return accepted({ lines, before: pieces, write: () => done(writeRooms(client, pieces, change)) })
      }
      case 'allotment': {
        const found = await allotmentJudged(client, change)
        if (!found.ok) return found
        const before = found.value.map(({ night, rooms }) => ({ night, rooms }))
        const lines = allotmentLines(found.value, change)
        return accepted({ lines, before, write: () => done(writeAllotment(client, change)) })
      }
      case 'flight':
      case 'seats': {
        const found =
          change.kind === 'flight'
            ? await flightJudged(client, change, isLocked)
            : await seatsJudged(client, change, isLocked)
        if (!found.ok) return found
        const before = found.value.map(({ cabin, seats }) => ({ cabin, seats }))
        const write = () =>
          done(change.kind === 'flight' ? closeFlight(client, change.flightId) : writeSeats(client, change))
        return accepted({ lines: cabinLines(found.value, change), before, write })
      }
    }
  }

  return {
    /** Returns what it would mean. Writes nothing. */
    previewSale: (change: SaleChange): Promise<Outcome<readonly SaleLine[], SaleRefusal>> =>
      store.read(async (client) => {
        const found = await judged(client, change, false)
        return found.ok ? accepted(found.value.lines) : found
      }),

    /** Changes everything or nothing. */
    changeSale: (change: SaleChange, { id, by, reason }: SaleBy): Promise<Outcome<string, SaleRefusal>> =>
      store.decide<string, SaleRefusal>(async (client) => {
        if (await wasSaid(client, id)) return accepted(id)
        const found = await judged(client, change, true)
        if (!found.ok) return found
        const row = { id, facts: change, before: found.value.before, reason, by, now: clock() }
        await insertSaleChange(client, row)
        if (await found.value.write()) return accepted(id)
        // Somebody may have bought between the check and the lock.
        const again = await judged(client, change, true)
        return again.ok ? refused({ code: 'nothing-changes' }) : again
      }),

    undoSale: (id: string, by: string): Promise<Outcome<null, UndoRefusal>> =>
      store.decide<null, UndoRefusal>(async (client) => {
        const row = await lockSaleChange(client, id)
        if (!row) return refused({ code: 'change-unknown' })
        if (row.undoneAt) return refused({ code: 'already-undone' })
        const { facts, before } = row
        if (facts.kind === 'aircraft') return refused({ code: 'guests-told' })
        const newer = (await newerSaleChanges(client, row)).map((one) => one.facts)
        if (newer.some((one) => one.kind !== 'aircraft' && touchesSame(one, facts)))
          return refused({ code: 'changed-since' })
        const isOtherPlane = newer.some((one) => one.kind === 'aircraft')
        if (!(await undone(client, facts, before, isOtherPlane))) return refused({ code: 'called-off' })
        await endSaleChange(client, id, by, clock())
        return accepted(null)
      }),

    /** Newest first. `after`: only changes older than this one. */
    saleChanges: (after: string | null = null) => store.read((client) => saleChangesPage(client, after)),
  }
}

async function isHotel(client: ClientBase, hotelCode: string, isLocked: boolean): Promise<boolean> {
  if (isLocked) return lockHotel(client, hotelCode)
  return (await client.query('select from offers.hotels where code = $1', [hotelCode])).rowCount === 1
}

async function undone(
  client: ClientBase,
  facts: SaleChange,
  before: unknown,
  isOtherPlane: boolean,
): Promise<boolean> {
  switch (facts.kind) {
    case 'rooms':
      await lockHotel(client, facts.hotelCode)
      await undoRooms(client, before as readonly Piece[], facts)
      return true
    case 'allotment':
      await lockHotel(client, facts.hotelCode)
      await undoAllotment(client, before as readonly NightBefore[], facts)
      return true
    case 'flight':
    case 'seats':
      return undoFlight(client, before as readonly CabinBefore[], facts, isOtherPlane)
  }
}
