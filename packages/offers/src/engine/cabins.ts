import { type BetterCabin, betterCabins } from '@wojaz/travel/trip'

/** Seats and prices of one class above economy, by row of the flight. A plane without this class has 0 seats left. */
interface CabinColumns {
  readonly left: Int16Array
  readonly adult: Int32Array
  readonly child: Int32Array
  readonly infant: Int32Array
}

/** The current seats and prices of one flight in a class. */
export interface CabinNow {
  readonly left: number
  readonly adult: number
  readonly child: number
  readonly infant: number
}

export const cabinBytes = 18

/** Classes above economy. Scans for hotels do not read them; only flights alone are listed by class. */
export class Cabins {
  readonly #columns: Readonly<Record<BetterCabin, CabinColumns>>
  /** Cached, because every page with a search form reads it; null: the seats have changed. */
  #onSale: readonly BetterCabin[] | null = null

  constructor(flights: number) {
    const made = betterCabins.map((cabin) => [cabin, emptyColumns(flights)] as const)
    this.#columns = Object.fromEntries(made) as Record<BetterCabin, CabinColumns>
  }

  of(cabin: BetterCabin): CabinColumns {
    return this.#columns[cabin]
  }

  write(cabin: BetterCabin, flight: number, now: CabinNow | undefined): void {
    const { left, adult, child, infant } = this.#columns[cabin]
    this.#onSale = null
    left[flight] = now?.left ?? 0
    adult[flight] = now?.adult ?? 0
    child[flight] = now?.child ?? 0
    infant[flight] = now?.infant ?? 0
  }

  /** Returns the classes that have a seat left on some flight. */
  onSale(): readonly BetterCabin[] {
    this.#onSale ??= betterCabins.filter((cabin) => this.#columns[cabin].left.some((seats) => seats > 0))
    return this.#onSale
  }
}

function emptyColumns(flights: number): CabinColumns {
  const prices = () => new Int32Array(flights)
  return { left: new Int16Array(flights), adult: prices(), child: prices(), infant: prices() }
}
