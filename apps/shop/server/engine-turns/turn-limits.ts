/** The engine time of one eager guest per minute; see docs/performance/engine-turns.md for the figures. */
const millisecondsOfGuest = 2_000
/** Households served at the same time. */
const places = 8

export interface TurnLimits {
  readonly places: number
  /** Engine time per household. */
  readonly millisecondsAMinute: number
  /** Waiting requests of one household. */
  readonly waitingEach: number
  readonly waitingInAll: number
}

/** Derives all limits from the number of guests who may search at once behind one IP address. */
export function turnLimits(guestsPerAddress: number): TurnLimits {
  return {
    places,
    millisecondsAMinute: guestsPerAddress * millisecondsOfGuest,
    waitingEach: guestsPerAddress,
    waitingInAll: guestsPerAddress * 4,
  }
}
