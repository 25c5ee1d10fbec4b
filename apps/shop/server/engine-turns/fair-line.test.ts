import { expect, test } from 'vitest'
import { FairLine, type Waiting } from './fair-line.ts'

/** A queue that records queries when they begin. */
function openLine(limits: Partial<FairLine['limits']> = {}) {
  const line = new FairLine({ places: 2, waitingEach: 10, waitingInAll: 100, ...limits })
  const begun: string[] = []
  const sentAway: string[] = []
  const waiting = (household: string, question: string, isUnderWay = false): Waiting => ({
    household,
    isUnderWay,
    begin: () => begun.push(question),
    sendAway: () => sentAway.push(question),
  })
  return {
    line,
    begun,
    sentAway,
    waiting,
    ask: (household: string, question: string, isUnderWay?: boolean) =>
      line.enter(waiting(household, question, isUnderWay)),
  }
}

test('a household has one turn at a time, though there are places left', () => {
  const { line, begun, ask } = openLine()
  for (const question of ['1', '2', '3']) ask('greedy', question)
  expect(begun).toEqual(['1'])
  line.leave('greedy')
  expect(begun).toEqual(['1', '2'])
})

test('a family begins at once beside a household that asks a hundred times', () => {
  const { begun, ask } = openLine()
  for (let number = 0; number < 100; number++) ask('greedy', `greedy ${number}`)
  ask('family', 'family')
  expect(begun).toEqual(['greedy 0', 'family'])
})

test('before its next turn a household lets those finish who are being served, and nobody who comes later', () => {
  const { line, begun, ask } = openLine({ places: 3 })
  for (const question of ['greedy 1', 'greedy 2', 'greedy 3']) ask('greedy', question)
  ask('family', 'family 1')
  line.leave('greedy')
  expect(begun).toEqual(['greedy 1', 'family 1'])
  ask('couple', 'couple 1')
  line.leave('family')
  expect(begun).toEqual(['greedy 1', 'family 1', 'couple 1', 'greedy 2'])
  ask('family', 'family 2')
  expect(begun.at(-1)).toBe('family 2')
})

test('who has nothing waiting begins its next question at once', () => {
  const { line, begun, ask } = openLine()
  ask('family', 'family 1')
  ask('couple', 'couple 1')
  line.leave('family')
  ask('family', 'family 2')
  expect(begun).toEqual(['family 1', 'couple 1', 'family 2'])
})

test('households that all ask much begin their next questions when all have had one', () => {
  const { line, begun, ask } = openLine({ places: 3 })
  for (const household of ['a', 'b', 'c']) for (const number of [1, 2]) ask(household, household + number)
  for (const household of ['b', 'a', 'c']) line.leave(household)
  expect(begun.slice(0, 3)).toEqual(['a1', 'b1', 'c1'])
  expect(begun.slice(3).sort()).toEqual(['a2', 'b2', 'c2'])
})

test('when all places are taken households take turns, each with its oldest question', () => {
  const { line, begun, ask } = openLine({ places: 1 })
  for (const question of ['a1', 'a2', 'a3']) ask('a', question)
  for (const question of ['b1', 'b2']) ask('b', question)
  ask('c', 'c1')
  for (const household of ['a', 'b', 'c', 'a', 'b', 'a']) line.leave(household)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a line has an end, and only its own household meets it', () => {
  const { ask } = openLine({ waitingEach: 2 })
  expect(['1', '2', '3', '4'].map((question) => ask('greedy', question))).toEqual([
    ...['entered', 'entered', 'entered'],
    'line-full',
  ])
  expect(ask('family', '1')).toBe('entered')
})

test('what has had a turn goes on before what has had none, and is never sent away', () => {
  const { line, begun, ask } = openLine({ waitingEach: 1, waitingInAll: 1 })
  ask('office', 'first')
  ask('office', 'second')
  expect(ask('office', 'first goes on', true)).toBe('entered')
  line.leave('office')
  line.leave('office')
  expect(begun).toEqual(['first', 'first goes on', 'second'])
})

test('when all lines are full the longest makes room for a household that waits with less', () => {
  const { sentAway, ask } = openLine({ places: 1, waitingInAll: 3 })
  ask('a', 'a is served')
  for (const question of ['b1', 'b2', 'b3']) ask('b', question)
  expect(ask('family', 'family')).toBe('entered')
  expect(sentAway).toEqual(['b3'])
  expect(ask('family', 'family again')).toBe('all-full')
  expect(ask('b', 'b4')).toBe('all-full')
})

test('who has gone is not waited for', () => {
  const { line, begun, waiting, ask } = openLine({ places: 1 })
  ask('a', 'a1')
  const gone = waiting('b', 'b1')
  line.enter(gone)
  ask('b', 'b2')
  line.giveUp(gone)
  line.leave('a')
  expect(begun).toEqual(['a1', 'b2'])
})
