import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { type Editor, signIn } from '../editor.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let editor: Editor
test.beforeAll(async ({ shop: opened }) => {
  // Its calls count against limits that other tests need.
  shop = await opened.front({})
  editor = await signIn(shop.app)
})

test.afterAll(() => shop.close())

const typeOfJson = { 'content-type': 'application/json' }

interface Documented {
  paths: Record<string, Record<string, unknown>>
}

async function writingCalls(): Promise<string[]> {
  const { paths }: Documented = (await shop.app.inject('/api/docs/json')).json()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '7')}`),
  )
  return calls.filter((call) => call.includes(' /api/') && !call.startsWith('GET '))
}

test('an empty body of type JSON is no body: every call answers as if the type were not named', async () => {
  const calls = await writingCalls()
  expect(calls).toContain('POST /api/www/api/v5/mytui/oauth/refresh')
  const differing: string[] = []
  for (const call of calls) {
    const [method, url] = call.split(' ') as ['POST', string]
    const bare = await shop.app.inject({ method, url })
    const typed = await shop.app.inject({ method, url, headers: typeOfJson })
    if (typed.statusCode !== bare.statusCode)
      differing.push(`${call}: ${bare.statusCode}, with the type ${typed.statusCode}`)
  }
  expect(differing).toEqual([])
})

const deep = 40_000
const lists = '['.repeat(deep) + ']'.repeat(deep)
const objects = `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`
const bodies = [
  ['lists', lists],
  ['objects', objects],
  ['lists in a field', `{"name":"opened","email":"a@b.pl","password":${lists}}`],
] as const
const paths = [
  '/api/www/events',
  '/api/services/tui-search/api/search/offers',
  '/api/www/api/v5/mytui/oauth/login',
  '/api/www/errors',
  '/api/users/login',
  '/api/pages',
]

test.each(bodies)(
  '%s nested 40,000 deep are refused everywhere, to strangers and editors',
  async (_, body) => {
    const { host: _host, origin: _origin, ...session } = editor.headers
    const answers: Record<string, number> = {}
    for (const path of paths)
      for (const [who, headers] of [
        ['stranger', {}],
        ['editor', session],
      ] as const) {
        const { statusCode } = await shop.app.inject({
          method: 'POST',
          url: path,
          payload: body,
          headers: { ...headers, ...typeOfJson },
        })
        answers[`${who} ${path}`] = statusCode
      }
    expect(Object.entries(answers).filter(([, status]) => status < 400 || status >= 500)).toEqual([])
    expect(shop.logged.filter(({ msg }) => msg === 'request failed')).toEqual([])
  },
)
