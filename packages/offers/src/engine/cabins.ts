import { type BetterCabin, betterCabins } from '@wojaz/travel/trip'

/** Seats and prices of one class above economy, by row of the flight; where a plane has no such class, none are left. */
interface CabinColumns {
  readonly left: Int16Array
  readonly adult: Int32Array
  readonly child: Int32Array
  readonly infant: Int32Array
}

/** What one flight has of a class now. */
export interface CabinNow {
  readonly left: number
  readonly adult: number
  readonly child: number
  readonly infant: number
}

export const cabinBytes = 18

/** Classes above economy. No scan for hotels reads them: only flights alone are listed by their class. */
export class Cabins {
  readonly #columns: Readonly<Record<BetterCabin, CabinColumns>>
  /** Every page with a search form asks; null: something was written since. */
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

  /** Those in which a seat is left somewhere. */
  onSale(): readonly BetterCabin[] {
    this.#onSale ??= betterCabins.filter((cabin) => this.#columns[cabin].left.some((seats) => seats > 0))
    return this.#onSale
  }
}

function emptyColumns(flights: number): CabinColumns {
  const prices = () => new Int32Array(flights)
  return { left: new Int16Array(flights), adult: prices(), child: prices(), infant: prices() }
}
