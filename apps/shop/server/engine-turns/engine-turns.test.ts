import { expect, test } from 'vitest'
import { type Asker, askedBy, forEverybody } from '../request/asker.ts'
import { Fault } from '../request/errors.ts'
import { engineTurns } from './engine-turns.ts'

/** Work that ends when the test ends it. */
function openEngine(guestsPerAddress: number) {
  const stopwatch = { now: 0 }
  const admit = engineTurns({ guestsPerAddress, stopwatch: () => stopwatch.now })
  const working = new Map<string, () => void>()
  const answered: string[] = []
  const ask = (asker: Asker, question: string) =>
    askedBy(asker, () =>
      admit(async () => {
        await new Promise<void>((resolve) => working.set(question, resolve))
        answered.push(question)
        return question
      }),
    )
  /** Ends the query after this many milliseconds of work. */
  const finish = async (question: string, milliseconds = 0) => {
    stopwatch.now += milliseconds
    working.get(question)?.()
    working.delete(question)
    await settled()
  }
  return { admit, ask, finish, stopwatch, answered, working: () => [...working.keys()] }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const from = (household: string, gone?: AbortSignal): Asker => ({ household, gone, refusal: null })

test('questions of one request have one turn together', async () => {
  const engine = openEngine(15)
  const guest = from('office')
  const colleague = from('office')
  const card = Promise.all([engine.ask(guest, 'calendar'), engine.ask(guest, 'rooms')])
  const list = engine.ask(colleague, 'list')
  await settled()
  expect(engine.working()).toEqual(['calendar', 'rooms'])
  await engine.finish('calendar')
  expect(engine.working()).toEqual(['rooms'])
  await engine.finish('rooms')
  expect(engine.working()).toEqual(['list'])
  await engine.finish('list')
  expect(await card).toEqual(['calendar', 'rooms'])
  expect(await list).toBe('list')
})

test('another family is served after none of a greedy household’s waiting questions', async () => {
  const engine = openEngine(15)
  for (let number = 0; number < 16; number++) void engine.ask(from('greedy'), `greedy ${number}`)
  const refused = await engine.ask(from('greedy'), 'one too many').catch((error) => error)
  expect([refused.code, refused.statusCode, refused.headers]).toEqual([
    ...['too-many-questions', 429],
    { 'retry-after': '5' },
  ])
  void engine.ask(from('family'), 'family')
  await settled()
  expect(engine.working()).toEqual(['greedy 0', 'family'])
  await engine.finish('family')
  expect(engine.answered).toEqual(['family'])
})

test('work is paid for by the time it took, and who has used up its time hears when to come back', async () => {
  const engine = openEngine(15)
  void engine.ask(from('greedy'), 'wide')
  await settled()
  await engine.finish('wide', 40_000)
  const guest = from('greedy')
  const refused = await engine.ask(guest, 'wide again').catch((error) => error)
  expect(refused).toBeInstanceOf(Fault)
  expect([refused.statusCode, refused.headers]).toEqual([429, { 'retry-after': '21' }])
  expect(guest.refusal).toBe(refused)
  void engine.ask(from('family'), 'family')
  await settled()
  expect(engine.working()).toEqual(['family'])
  engine.stopwatch.now += 21_000
  void engine.ask(from('greedy'), 'later')
  await settled()
  expect(engine.working()).toEqual(['family', 'later'])
})

test('time in company costs half of it', async () => {
  const engine = openEngine(15)
  void engine.ask(from('one'), 'one')
  void engine.ask(from('other'), 'other')
  await settled()
  await engine.finish('one', 58_000)
  await engine.finish('other')
  void engine.ask(from('one'), 'one again')
  await settled()
  expect(engine.working()).toEqual(['one again'])
})

test('a request that was let in is not stopped half-way', async () => {
  const engine = openEngine(15)
  const guest = from('office')
  void engine.ask(guest, 'list')
  await settled()
  await engine.finish('list', 60_000)
  void engine.ask(guest, 'names')
  await settled()
  expect(engine.working()).toEqual(['names'])
})

test('when everybody’s lines are full a newcomer is told that the machine is full', async () => {
  const engine = openEngine(1)
  const households = Array.from({ length: 13 }, (_, number) => `household ${number}`)
  const asked = households.map((household) =>
    engine.ask(from(household), household).catch((error) => error.code),
  )
  await settled()
  expect(engine.working()).toHaveLength(8)
  expect(await asked.at(-1)).toBe('engine-full')
})

test('what nobody waits for any more is not worked out', async () => {
  const engine = openEngine(15)
  const leaving = new AbortController()
  void engine.ask(from('guest'), 'first')
  const given = engine.ask(from('guest', leaving.signal), 'given up').catch(() => 'gone')
  void engine.ask(from('guest'), 'third')
  await settled()
  leaving.abort()
  expect(await given).toBe('gone')
  await engine.finish('first')
  expect(engine.working()).toEqual(['third'])
})

test('what everybody shares waits for nobody and costs nobody anything', async () => {
  const engine = openEngine(1)
  for (const question of ['1', '2']) void engine.ask(from('greedy'), question)
  const shared = askedBy(from('greedy'), () => forEverybody(() => engine.admit(async () => 'home page')))
  expect(await shared).toBe('home page')
})

test('a failure ends the turn like an answer', async () => {
  const engine = openEngine(15)
  const failing = askedBy(from('guest'), () =>
    engine.admit(() => Promise.reject(new Error('Postgres is away'))),
  )
  await expect(failing).rejects.toThrow('Postgres is away')
  void engine.ask(from('guest'), 'next')
  await settled()
  expect(engine.working()).toEqual(['next'])
})
