import type { FlightChoice } from '@wojaz/booking'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type SeatChoice, type SeatEvent, seatChoice, seatChoiceOf } from './seat-choice.ts'
import { clearSeats, holdSeats, readSeatMap, watchSeats } from './seat-map-calls.ts'
import type { HeldView, SeatMapView } from './seat-map-view.ts'
import { useExtending } from './use-extending.ts'

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; choice: SeatChoice }
type Event = SeatEvent | { type: 'came'; view: SeatMapView } | { type: 'failed' } | { type: 'asked' }

function loading(known: Loading, event: Event): Loading {
  switch (event.type) {
    case 'asked':
      return { state: 'loading' }
    case 'failed':
      return { state: 'failed' }
    case 'came':
      return { state: 'ready', choice: seatChoiceOf(event.view) }
    default:
      return known.state === 'ready' ? { state: 'ready', choice: seatChoice(known.choice, event) } : known
  }
}

/** The seat map of a cart: loaded when it is opened and updated while it is open. Chosen seats are held at once. */
export function useSeatMap(cartId: string, saved: Promise<void>, onRefused: (message: string) => void) {
  const [known, send] = useReducer(loading, { state: 'loading' })
  const [isBusy, setBusy] = useState(false)
  /** The difference between the server's clock and ours. */
  const [ahead, setAhead] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    if (attempt > 0) send({ type: 'asked' })
    const leaving = new AbortController()
    saved
      .then(() => readSeatMap(leaving.signal))
      .then(
        (view) => {
          setAhead(Date.parse(view.now) - Date.now())
          send({ type: 'came', view })
        },
        () => leaving.signal.aborted || send({ type: 'failed' }),
      )
    const stop = watchSeats(cartId, ({ flightId, taken }) => send({ type: 'othersTook', flightId, taken }))
    return () => {
      leaving.abort()
      stop()
    }
  }, [cartId, saved, attempt])

  const refused = useEffectEvent(onRefused)
  const came = (held: HeldView) => {
    setAhead(Date.parse(held.now) - Date.now())
    send({ type: 'held', held })
  }

  const hasHeld = known.state === 'ready' && known.choice.view.held.length > 0
  useExtending(hasHeld, came)

  /** Requests run one after the other, so that the last press wins. */
  function ask(call: () => Promise<HeldView>): Promise<boolean> {
    setBusy(true)
    const work = queue.current.then(call).then(
      (held) => {
        came(held)
        return true
      },
      (error: unknown) => {
        refused(messageOf(error))
        return false
      },
    )
    queue.current = work.then(() => setBusy(false))
    return work
  }

  return {
    known,
    isBusy,
    now: () => new Date(Date.now() + ahead),
    send: (event: SeatEvent) => send(event),
    hold: (choices: readonly FlightChoice[]) => ask(() => holdSeats(choices)),
    clear: () => ask(clearSeats),
    retry: () => setAttempt((count) => count + 1),
  }
}

/** The server's message, or '' if it could not be reached. */
function messageOf(error: unknown): string {
  const { body } = error as { body?: { message?: unknown } }
  return typeof body?.message === 'string' ? body.message : ''
}
