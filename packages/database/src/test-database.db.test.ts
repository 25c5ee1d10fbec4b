import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, type TemplateRecipe } from './test-database.ts'

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

let made = 0
const template: TemplateRecipe = {
  name: 'hotels',
  async make(url) {
    made += 1
    await query(
      url,
      "create table hotel as select n as id, repeat('x', 500) as text from generate_series(1, 10000) n",
    )
  },
}

test('clones of a template are separate, and the template is made once even when many ask at the same time', async () => {
  const databases = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase({ template })))
  const [first, second] = databases
  await query(first?.url ?? '', 'delete from hotel')
  expect((await query(second?.url ?? '', 'select count(*)::int as hotels from hotel')).rows).toEqual([
    { hotels: 10_000 },
  ])
  expect(made).toBe(1)
  await Promise.all(databases.map((database) => database.drop()))
})

test('a template may begin with another, which stays as it is', async () => {
  const fewer: TemplateRecipe = {
    name: 'fewer_hotels',
    from: template,
    make: async (url) => void (await query(url, 'delete from hotel where id > 10')),
  }
  const [few, many] = [await createTestDatabase({ template: fewer }), await createTestDatabase({ template })]
  const hotels = async ({ url }: typeof few) =>
    (await query(url, 'select count(*)::int as hotels from hotel')).rows[0].hotels
  expect([await hotels(few), await hotels(many), made]).toEqual([10, 10_000, 1])
  await Promise.all([few.drop(), many.drop()])
})

test('a dropped database of an empty template is used again, with its tables emptied', async () => {
  const empty: TemplateRecipe = {
    name: 'empty_hotels',
    isEmpty: true,
    async make(url) {
      await query(url, 'create table hotel (id int); create table migration as select 1 as number')
    },
  }
  const first = await createTestDatabase({ template: empty })
  await query(first.url, 'insert into hotel values (1)')
  const beside = await createTestDatabase({ template: empty })
  expect(beside.url).not.toBe(first.url)
  await first.drop()
  const second = await createTestDatabase({ template: empty })
  expect(second.url).toBe(first.url)
  expect((await query(second.url, 'select from hotel')).rowCount).toBe(0)
  expect((await query(second.url, 'select from migration')).rowCount).toBe(1)
  await Promise.all([second.drop(), beside.drop()])
})

test('a template that fails half-way is made anew by the next test', async () => {
  let attempts = 0
  const flaky: TemplateRecipe = {
    name: 'flaky',
    async make(url) {
      attempts += 1
      await query(url, 'create table hotel (id int)')
      if (attempts === 1) throw new Error('lost on the way')
    },
  }
  await expect(createTestDatabase({ template: flaky })).rejects.toThrow('lost on the way')
  const database = await createTestDatabase({ template: flaky })
  await database.drop()
})

test('a dropped database is gone', async () => {
  const database = await createTestDatabase()
  await database.drop()
  await expect(query(database.url, 'select 1')).rejects.toThrow('does not exist')
})
