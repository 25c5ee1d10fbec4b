import type { EventEmitter } from 'node:events'
import type { TurnDesk, TurnWish } from '../../engine-turns/turn-desk.ts'
import type { Counted } from '../../request/request-counts.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** The connection of a worker to the primary. */
export interface WorkerLink {
  /** Counts a request together with those of the other workers. */
  count(key: string, windowMs: number): Promise<Counted>
  readonly desk: TurnDesk
  /** The metrics of all workers, in the format of Prometheus. */
  allMetrics(): Promise<string>
  /** Sets the source of this worker's own metrics. */
  tellMetrics(ownMetrics: () => Promise<readonly object[]>): void
  /** Sets the callback for the moment when a new worker replaces this one. */
  onLeave(leave: () => void): void
  /**
   * For a worker that has stopped listening. Messages keep their order, so when the answer arrives, every connection that was on its way to
   * this worker has arrived too, and has gone back to the primary for another worker.
   */
  lastWord(): Promise<void>
}

type Us = Pick<EventEmitter, 'on'> & { send?(message: unknown): unknown; readonly connected?: boolean }
type Answer = Extract<ToWorker, { id: number }>

export function openWorkerLink(us: Us): WorkerLink {
  const pending = new Map<number, (answer: Answer) => void>()
  let questions = 0
  let ownMetrics: () => Promise<readonly object[]> = async () => []
  let leave = () => {}

  // A worker without a primary is about to exit.
  const send = (message: FromWorker) => void (us.connected && us.send?.(message))

  us.on('message', (message: ToWorker) => {
    if (message.say === 'leave') return leave()
    if (message.say === 'own-metrics') return void answerMetrics(message.id)
    const answer = pending.get(message.id)
    pending.delete(message.id)
    answer?.(message)
  })

  async function answerMetrics(id: number): Promise<void> {
    send({ say: 'own-metrics', id, metrics: await ownMetrics() })
  }

  function count(key: string, windowMs: number): Promise<Counted> {
    const id = ++questions
    return new Promise((resolve) => {
      pending.set(id, (answer) => answer.say === 'counted' && resolve(answer.counted))
      send({ say: 'count', id, key, windowMs })
    })
  }

  function allMetrics(): Promise<string> {
    const id = ++questions
    return new Promise((resolve) => {
      pending.set(id, (answer) => answer.say === 'all-metrics' && resolve(answer.text))
      send({ say: 'all-metrics', id })
    })
  }

  function lastWord(): Promise<void> {
    const id = ++questions
    return new Promise((resolve) => {
      if (!us.connected) return resolve()
      pending.set(id, () => resolve())
      send({ say: 'last-word', id })
    })
  }

  function enter({ household, isUnderWay, begin, refuse }: TurnWish): () => void {
    const id = ++questions
    const end = (milliseconds: number) => send({ say: 'end-turn', id, milliseconds })
    let hasLeft = false
    pending.set(id, (answer) => {
      // The turn and the message that cancels it may cross.
      if (answer.say === 'refuse-turn') refuse(answer.code, answer.seconds)
      else if (!hasLeft) begin(end)
      else {
        end(0)
        refuse('engine-full', 0)
      }
    })
    send({ say: 'enter-line', id, household, isUnderWay })
    return () => {
      if (hasLeft || !pending.has(id)) return
      hasLeft = true
      send({ say: 'leave-line', id })
    }
  }

  return {
    count,
    desk: { enter },
    allMetrics,
    tellMetrics(tell) {
      ownMetrics = tell
    },
    onLeave(react) {
      leave = react
    },
    lastWord,
  }
}
