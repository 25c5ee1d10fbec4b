import { expect, test } from 'vitest'
import { openSharedLimits } from './shared-limits.ts'
import type { ToWorker } from './worker-messages.ts'

function openWorkers(guestsPerAddress = 15) {
  const time = { now: 0 }
  const join = openSharedLimits(guestsPerAddress, { now: () => time.now, stopwatch: () => time.now })
  const worker = () => {
    const heard: ToWorker[] = []
    const side = join((message) => void heard.push(message))
    return {
      ...side,
      heard,
      enter: (id: number, household: string) =>
        side.hear({ say: 'enter-line', id, household, isUnderWay: false }),
      end: (id: number, milliseconds: number) => side.hear({ say: 'end-turn', id, milliseconds }),
    }
  }
  return { first: worker(), second: worker(), time }
}

test('requests to all workers are counted together', () => {
  const { first, second, time } = openWorkers()
  first.hear({ say: 'count', id: 1, key: 'GET / guest', windowMs: 60_000 })
  time.now = 10_000
  second.hear({ say: 'count', id: 1, key: 'GET / guest', windowMs: 60_000 })
  expect(first.heard).toEqual([{ say: 'counted', id: 1, counted: { current: 1, ttl: 60_000 } }])
  expect(second.heard).toEqual([{ say: 'counted', id: 1, counted: { current: 2, ttl: 50_000 } }])
})

test('a household has one turn at a time, whichever workers it asks', () => {
  const { first, second } = openWorkers()
  first.enter(1, 'greedy')
  second.enter(1, 'greedy')
  second.enter(2, 'family')
  expect(first.heard).toEqual([{ say: 'begin-turn', id: 1 }])
  expect(second.heard).toEqual([{ say: 'begin-turn', id: 2 }])
  first.end(1, 100)
  second.end(2, 100)
  expect(second.heard.at(-1)).toEqual({ say: 'begin-turn', id: 1 })
})

test('who has used up its time with one worker is sent away by the other', () => {
  const { first, second } = openWorkers()
  first.enter(1, 'greedy')
  first.end(1, 40_000)
  second.enter(1, 'greedy')
  expect(second.heard).toEqual([{ say: 'refuse-turn', id: 1, code: 'too-many-questions', seconds: 21 }])
})

test('a worker that dies keeps nobody waiting', () => {
  const { first, second } = openWorkers()
  first.enter(1, 'family')
  first.enter(2, 'family')
  second.enter(1, 'family')
  first.leave()
  expect(first.heard).toEqual([{ say: 'begin-turn', id: 1 }])
  expect(second.heard).toEqual([{ say: 'begin-turn', id: 1 }])
})

test('who leaves the line gives up its place; a turn that has begun goes on', () => {
  const { first, second } = openWorkers()
  first.enter(1, 'family')
  second.enter(1, 'family')
  second.hear({ say: 'leave-line', id: 1 })
  first.hear({ say: 'leave-line', id: 1 })
  expect(second.heard).toEqual([{ say: 'refuse-turn', id: 1, code: 'engine-full', seconds: 5 }])
  expect(first.heard).toEqual([{ say: 'begin-turn', id: 1 }])
  first.end(1, 10)
  second.enter(2, 'family')
  expect(second.heard.at(-1)).toEqual({ say: 'begin-turn', id: 2 })
})
