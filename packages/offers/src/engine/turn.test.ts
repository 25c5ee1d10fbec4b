import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { setTurnLength, Turn } from './turn.ts'

afterEach(() => setTurnLength(4))

/** Records who did a piece of work, and in which iteration of the event loop. */
async function worker(name: string, pieces: number, notes: string[], round: { number: number }) {
  const turn = new Turn()
  for (let piece = 0; piece < pieces; piece++) {
    await turn.pass()
    notes.push(`${name} in ${round.number}`)
  }
}

async function whileCountingRounds(work: (round: { number: number }) => Promise<unknown>) {
  const round = { number: 0 }
  let isDone = false
  const all = work(round).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await nextRound()
    round.number++
  }
  await all
}

test('pieces of several guests share a round while it lasts', async () => {
  setTurnLength(60_000)
  const notes: string[] = []
  await whileCountingRounds((round) =>
    Promise.all([worker('Anna', 3, notes, round), worker('Jan', 3, notes, round)]),
  )
  expect(new Set(notes)).toEqual(new Set(['Anna in 0', 'Jan in 0']))
})

test('when a round is over, guests go on one after another, each in a round of its own', async () => {
  setTurnLength(0)
  const notes: string[] = []
  await whileCountingRounds((round) =>
    Promise.all([worker('Anna', 3, notes, round), worker('Jan', 3, notes, round)]),
  )
  expect(notes.map((note) => note.split(' ')[0])).toEqual(['Anna', 'Jan', 'Anna', 'Jan', 'Anna', 'Jan'])
  expect(new Set(notes.map((note) => note.split(' ')[2])).size).toBe(6)
})
