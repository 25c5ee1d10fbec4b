import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { openWorkerLink } from './worker-link.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A worker whose primary is the test. */
function openWorker() {
  const sent: FromWorker[] = []
  const us = Object.assign(new EventEmitter(), {
    connected: true,
    send: (message: FromWorker) => void sent.push(message),
  })
  return { link: openWorkerLink(us), sent, tell: (message: ToWorker) => us.emit('message', message) }
}

/** What whoever wants a turn hears. */
function wish() {
  const heard: string[] = []
  return {
    heard,
    household: 'family',
    isUnderWay: false,
    begin: (end: (milliseconds: number) => void) => {
      heard.push('begun')
      end(7)
    },
    refuse: (code: string, seconds: number) => void heard.push(`${code} ${seconds}`),
  }
}

test('each question gets its own answer, in whatever order they come', async () => {
  const { link, sent, tell } = openWorker()
  const [one, other] = [link.count('GET / one', 60_000), link.count('GET / other', 60_000)]
  expect(sent).toEqual([
    { say: 'count', id: 1, key: 'GET / one', windowMs: 60_000 },
    { say: 'count', id: 2, key: 'GET / other', windowMs: 60_000 },
  ])
  tell({ say: 'counted', id: 2, counted: { current: 5, ttl: 10 } })
  tell({ say: 'counted', id: 1, counted: { current: 1, ttl: 20 } })
  expect(await one).toEqual({ current: 1, ttl: 20 })
  expect(await other).toEqual({ current: 5, ttl: 10 })
})

test('a turn begins when the primary says so, and is paid for', () => {
  const { link, sent, tell } = openWorker()
  const guest = wish()
  link.desk.enter(guest)
  expect(guest.heard).toEqual([])
  tell({ say: 'begin-turn', id: 1 })
  expect(guest.heard).toEqual(['begun'])
  expect(sent.at(-1)).toEqual({ say: 'end-turn', id: 1, milliseconds: 7 })
})

test('a turn that comes when its guest has gone is given back', () => {
  const { link, sent, tell } = openWorker()
  const guest = wish()
  const leaveLine = link.desk.enter(guest)
  leaveLine()
  leaveLine()
  tell({ say: 'begin-turn', id: 1 })
  expect(guest.heard).toEqual(['engine-full 0'])
  expect(sent.slice(1)).toEqual([
    { say: 'leave-line', id: 1 },
    { say: 'end-turn', id: 1, milliseconds: 0 },
  ])
})

test('who is refused hears why and when to come again', () => {
  const { link, tell } = openWorker()
  const guest = wish()
  link.desk.enter(guest)
  tell({ say: 'refuse-turn', id: 1, code: 'too-many-questions', seconds: 21 })
  expect(guest.heard).toEqual(['too-many-questions 21'])
})

test('what this worker has measured is told when it is asked for', async () => {
  const { link, sent, tell } = openWorker()
  link.tellMetrics(async () => [{ name: 'pages_total' }])
  tell({ say: 'own-metrics', id: 3 })
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent).toEqual([{ say: 'own-metrics', id: 3, metrics: [{ name: 'pages_total' }] }])
})
