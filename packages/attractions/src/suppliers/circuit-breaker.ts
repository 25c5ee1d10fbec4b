import type { Clock } from '@wojaz/travel/dates'

export interface BreakerSettings {
  readonly clock: Clock
  /** Failures in a row that open the circuit. */
  readonly failures?: number
  /** How long it stays open. After that one call tries, and further calls are refused until it ends. */
  readonly restMs?: number
}

/** Stops calling a supplier that is down, so that guests do not wait for it. */
export class CircuitBreaker {
  readonly #clock: Clock
  readonly #failures: number
  readonly #restMs: number
  #failed = 0
  #openSince: number | null = null
  #isTrying = false

  constructor({ clock, failures = 5, restMs = 10_000 }: BreakerSettings) {
    this.#clock = clock
    this.#failures = failures
    this.#restMs = restMs
  }

  /** Whether a call may be made. The caller must then report its result. */
  enter(): boolean {
    if (this.#openSince === null) return true
    if (this.#isTrying || this.#clock().getTime() - this.#openSince < this.#restMs) return false
    this.#isTrying = true
    return true
  }

  ended(isFailure: boolean): void {
    this.#isTrying = false
    this.#failed = isFailure ? this.#failed + 1 : 0
    if (!isFailure) this.#openSince = null
    else if (this.#failed >= this.#failures) this.#openSince = this.#clock().getTime()
  }
}
