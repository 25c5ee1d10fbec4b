/** A guest who searches eagerly makes the engine work for so long a minute; docs/performance/engine-turns.md has the figures. */
const millisecondsOfGuest = 2_000
/** Households it works for at the same time. */
const places = 8

export interface TurnLimits {
  readonly places: number
  /** Of the engine's time, for one household. */
  readonly millisecondsAMinute: number
  /** Requests of one household that wait for their turn. */
  readonly waitingEach: number
  readonly waitingInAll: number
}

/** All from one number: how many guests may search at once behind one address. */
export function turnLimits(guestsPerAddress: number): TurnLimits {
  return {
    places,
    millisecondsAMinute: guestsPerAddress * millisecondsOfGuest,
    waitingEach: guestsPerAddress,
    waitingInAll: guestsPerAddress * 4,
  }
}
