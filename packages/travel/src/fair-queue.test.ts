import { expect, test } from 'vitest'
import { FairQueue, type LeaveQueue, type QueueLimits, type QueueWish } from './fair-queue.ts'

/** A queue whose jobs are told by name: what began, in its order, and who was refused. */
function setUp(limits: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 10, waitingInAll: 10, ...limits })
  const began: string[] = []
  const refused: string[] = []
  const leaves = new Map<string, LeaveQueue>()
  const ask = (name: string, wish: Partial<QueueWish> = {}) => {
    const asked = queue.enter({ asker: name.slice(0, 1), ...wish })
    void asked.then((leave) => {
      if (!leave) return refused.push(name)
      leaves.set(name, leave)
      return began.push(name)
    })
  }
  const end = async (name: string) => {
    await settled()
    leaves.get(name)?.()
    await settled()
  }
  /** Ends the running jobs one by one until none is left. */
  const endAll = async () => {
    await settled()
    for (let nth = 0; nth < began.length; nth++) await end(began[nth] ?? '')
  }
  return { ask, end, endAll, began, refused }
}

const settled = () => new Promise<void>((done) => setImmediate(done))

test('askers are served in turn, whoever has asked for more', async () => {
  const { ask, endAll, began } = setUp()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) ask(name)
  await endAll()
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2'])
})

test('no more run at once than may, all and each', async () => {
  const { ask, end, began } = setUp({ running: 3, runningEach: 2 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) ask(name)
  await settled()
  expect(began).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2'])
  await end('b2')
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2'])
  await end('a1')
  expect(began.at(-1)).toBe('a3')
})

test.for([
  ['more of one asker than may wait', { waitingEach: 2 }, ['a1', 'a2', 'a3', 'a4'], ['a4']],
  ['more than may wait in all, equally long', { waitingInAll: 2 }, ['a1', 'b1', 'c1', 'd1'], ['d1']],
  [
    'the last of the longest line, for a newcomer',
    { waitingInAll: 3 },
    ['a1', 'a2', 'a3', 'a4', 'b1'],
    ['a4'],
  ],
] as const)('refused: %s', async ([, limits, names, gone]) => {
  const { ask, refused } = setUp(limits)
  for (const name of names) ask(name)
  await settled()
  expect(refused).toEqual(gone)
})

test('who is first goes before the others, and has a place in a full queue', async () => {
  const { ask, endAll, began, refused } = setUp({ waitingInAll: 2 })
  for (const name of ['a1', 'b1', 'c1']) ask(name)
  ask('d1', { isFirst: true })
  ask('e1')
  await endAll()
  expect(refused).toHaveLength(2)
  expect(began.slice(0, 2)).toEqual(['a1', 'd1'])
})

test('whoever has gone leaves the queue, and a job ends once', async () => {
  const { ask, end, endAll, began, refused } = setUp()
  const gone = new AbortController()
  ask('a1')
  ask('b1', { gone: gone.signal })
  ask('c1')
  gone.abort()
  await end('a1')
  await end('a1')
  ask('d1')
  await settled()
  expect([began, refused]).toEqual([['a1', 'c1'], ['b1']])
  await endAll()
  expect(began).toEqual(['a1', 'c1', 'd1'])
})
