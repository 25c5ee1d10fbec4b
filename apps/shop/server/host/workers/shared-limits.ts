import { type EndTurn, openTurnDesk } from '../../engine-turns/turn-desk.ts'
import { RequestCounts } from '../../request/request-counts.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

interface Turn {
  leaveLine(): void
  /** Null while the worker waits for a turn. */
  end: EndTurn | null
}

type Send = (message: ToWorker) => void

/** Limits of all workers together, counted in the primary: requests by address, and the engine's turns. */
export function openSharedLimits(
  guestsPerAddress: number,
  { now = () => Date.now(), stopwatch = () => performance.now() } = {},
) {
  const counts = new RequestCounts()
  const desk = openTurnDesk(guestsPerAddress, stopwatch)

  /** Registers one worker. */
  return function join(send: Send) {
    const turns = new Map<number, Turn>()

    function enterLine(id: number, household: string, isUnderWay: boolean) {
      const turn: Turn = { leaveLine: () => {}, end: null }
      turns.set(id, turn)
      turn.leaveLine = desk.enter({
        household,
        isUnderWay,
        begin(end) {
          turn.end = end
          send({ say: 'begin-turn', id })
        },
        refuse(code, seconds) {
          if (turn.end || !turns.delete(id)) return
          send({ say: 'refuse-turn', id, code, seconds })
        },
      })
    }

    function endTurn(id: number, milliseconds: number) {
      const turn = turns.get(id)
      turns.delete(id)
      turn?.end?.(milliseconds)
    }

    return {
      hear(message: FromWorker): void {
        if (message.say === 'count') {
          const counted = counts.count(message.key, message.windowMs, now())
          send({ say: 'counted', id: message.id, counted })
        } else if (message.say === 'enter-line') enterLine(message.id, message.household, message.isUnderWay)
        else if (message.say === 'leave-line') turns.get(message.id)?.leaveLine()
        else if (message.say === 'end-turn') endTurn(message.id, message.milliseconds)
        else if (message.say === 'last-word') send({ say: 'last-word', id: message.id })
      },
      /** The worker has exited: its turns are given back. */
      leave(): void {
        const left = [...turns.values()]
        turns.clear()
        // Waiting requests are removed first, so that none of them gets a turn.
        for (const { end, leaveLine } of left) if (!end) leaveLine()
        for (const { end } of left) end?.(0)
      },
    }
  }
}
