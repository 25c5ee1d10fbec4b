import { expect, test } from 'vitest'
import { usedSchemas } from './used-schemas.ts'

const money = { type: 'integer' }
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (name: string) => ({ content: { 'application/json': { schema: refer(name) } } })

function schemasOf(asked: string, answered: string, schemas: Record<string, unknown>) {
  const post = { requestBody: json(asked), responses: { 200: json(answered) } }
  return usedSchemas({ paths: { '/api/x': { post } }, components: { schemas } })
}

test('a schema that nothing refers to is left out', () => {
  const { components } = schemasOf('MoneyInput', 'Money', { Money: money, MoneyInput: money, Other: money })
  expect(components.schemas).toEqual({ Money: money })
})

test('a schema that is only asked for has its plain name, also where it is referred to', () => {
  const { components, paths } = schemasOf('WishInput', 'Money', {
    Money: money,
    Wish: { type: 'object' },
    WishInput: { type: 'array', items: refer('MoneyInput') },
    MoneyInput: money,
  })
  expect(components.schemas).toEqual({ Money: money, Wish: { type: 'array', items: refer('Money') } })
  expect(paths['/api/x']?.post?.requestBody).toEqual(json('Wish'))
})

test('a schema that is asked for and answered in different ways has two names', () => {
  const { components } = schemasOf('DayInput', 'Day', { Day: money, DayInput: { type: 'string' } })
  expect(Object.keys(components.schemas)).toEqual(['Day', 'DayInput'])
})
