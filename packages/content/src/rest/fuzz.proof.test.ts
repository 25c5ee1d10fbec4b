import type { TestDatabase } from '@wojaz/database/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Content, openContent } from '../open-content.ts'
import { testOptions } from '../test-options.ts'
import { testSite } from '../test-site.ts'
import { contentTestDatabase } from '../testing.ts'

// Hashing passwords and saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let content: Content

beforeAll(async () => {
  database = await contentTestDatabase(testSite)
  content = await openContent(testOptions(database.url))
})

afterAll(async () => {
  await content?.close()
  await database?.drop()
})

const paths = [
  '/api/pages',
  '/api/pages/',
  '/api/pages/1',
  '/api/pages/abc',
  '/api/pages/99999999999999999999',
  '/api/pages/2147483648',
  '/api/pages/-1',
  '/api/pages/1e3',
  '/api/pages/0x1',
  '/api/pages/%00',
  '/api/pages/%',
  '/api/pages/%E0%A4%A',
  '/api/pages/..%2f..%2fusers',
  '/api/pages/count',
  '/api/pages/versions/1',
  '/api/pages/access/1',
  '/api/search-criteria',
  '/api/search-criteria/1',
  '/api/search-criteria/find-by-seo-names',
  '/api/search-criteria/find-by-seo-names/1',
  '/api/search-criteria/direction-flights',
  '/api/destinations',
  '/api/destinations/1',
  '/api/offices',
  '/api/offices/abc',
  '/api/faq',
  '/api/faq/1',
  '/api/popups',
  '/api/popups/99999999999999999999',
  '/api/menus',
  '/api/redirects',
  '/api/redirects/1',
  '/api/documents/file/a.pdf',
  '/api/videos/file/%00',
  '/api/globals/header',
  '/api/globals/nothing',
  '/api/globals/%00',
  '/api/globals/header/versions/abc',
  '/api/users/me',
  '/api/users/init',
  '/api/users/login',
  '/api/users/logout',
  '/api/users/refresh-token',
  '/api/users/verify/%00',
  '/api/users/reset-password',
  '/api/users/unlock',
  '/api/access',
  '/api/media/file/..%2f..%2fetc%2fpasswd',
  '/api/media/file/%00',
  '/api/nothing',
  '/api//pages',
  '/api/constructor',
  '/api/__proto__',
  '/api/payload-preferences/x',
  '/api/graphql',
]
const queries = [
  'where[url][equals]=%00',
  'where[url][equals]=/zima%00',
  'where[id][equals]=abc',
  'where[id][equals]=99999999999999999999',
  'where[id][in][]=x',
  'where[url][nonsense]=1',
  'where[url]=1',
  'where=1',
  'where[]=1',
  'where[or][0][and][0][or][0][url][equals]=/',
  `where${'[or][0]'.repeat(60)}[url][equals]=/`,
  'where[nothing][equals]=1',
  'where[password][like]=a',
  'where[url][like]=%25',
  'where[updatedAt][greater_than]=never',
  'where[active][equals]=maybe',
  'where[slots.components.html][contains]=x',
  'where[url][near]=1,2,3',
  'where[__proto__][x]=1',
  'where[constructor][prototype][x]=1',
  'limit=-1',
  'limit=0',
  'limit=1e9',
  'limit=99999999999999',
  'limit=NaN',
  'limit[]=1',
  'page=-1',
  'page=0',
  'page=99999999999',
  'page=abc',
  'depth=10',
  'depth=-1',
  'depth=abc',
  'depth=99999999999999999999',
  'sort=nothing',
  'sort=-slots.components',
  'sort=password',
  'sort=%00',
  "sort=url';--",
  'sort[]=url',
  'locale=all',
  'locale=*',
  'locale=xx',
  'locale=%00',
  'locale[]=pl',
  'fallback-locale=xx',
  'fallbackLocale[]=x',
  'draft=true',
  'draft=%00',
  'draft[]=true',
  'select[nothing]=true',
  'select=1',
  'populate[media][x]=1',
  'populate=x',
  'joins[x][limit]=abc',
  'pagination=maybe',
  'trash=true',
  'data={',
  'data=%00',
  'data=[]',
  'flattenLocales=x',
  'filterByActive=true',
  'filterByActive=%00',
  'filterByDirections=%00',
  'filterByTripTypes[]=x',
  'criteria=%00&direction=grecja',
  'criteria=last-minute&direction=%F0%9F%8F%96',
  'criteria=last-minute&direction=grecja&region=..%2f..',
  'criteria[]=x&direction[]=y',
  'criteria=__proto__&direction=__proto__&region=constructor',
  "city=x';--&direction=grecja",
  `criteria=${'a'.repeat(3000)}&direction=grecja`,
  'topic=%00',
  'topic=__proto__',
  'previewToken=x',
  'previewToken=%00',
  'previewToken=a.b',
  'catalogVersion=Staged',
  '%',
  '%%%',
  '&&&',
  '=',
  '[]',
  '[[[[',
  'a[b][c][d][e][f][g]=1',
  `x=${'a'.repeat(6000)}`,
  '%F0%9F%8F%96',
  '%C0%80',
  '%ED%A0%80',
]
const headers: Record<string, string>[] = [
  {},
  { cookie: 'payload-token=x' },
  { cookie: 'payload-token=a.b.c' },
  { cookie: '=' },
  { cookie: 'payload-token=' },
  { authorization: 'JWT x' },
  { authorization: 'Bearer ' },
  { authorization: 'users API-Key x' },
  { 'x-http-method-override': 'GET' },
  { 'x-payload-http-method-override': 'GET' },
  { origin: 'null' },
  { origin: 'x' },
  { 'accept-language': 'xx-%%' },
  { 'accept-language': '*;q=x' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'x-market-language': '__proto__' },
]
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '1',
  '"x"',
  '{"email":1}',
  '{"email":{},"password":[]}',
  '{"email":"a\\u0000","password":"b"}',
  '{"email":"a","password":"b"}',
  '{"__proto__":{"x":1}}',
  'x'.repeat(20_000),
  '\0',
  '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--',
  `${'['.repeat(5000)}`,
]

async function statusOf(
  method: string,
  path: string,
  query: string,
  header: Record<string, string>,
  body: string,
): Promise<number> {
  const withBody = method === 'GET' || method === 'HEAD' ? {} : { body }
  const request = new Request(`http://localhost:3000${path}?${query}`, {
    method,
    headers: header,
    ...withBody,
  })
  return (await content.handle(request)).status
}

test('every nasty question to every public address is answered below 500', async () => {
  for (const path of [
    '/api/pages',
    '/api/pages/1',
    '/api/search-criteria/find-by-seo-names',
    '/api/search-criteria/direction-flights',
    '/api/destinations',
    '/api/offices',
    '/api/menus',
    '/api/faq',
    '/api/popups',
    '/api/globals/header',
    '/api/globals/dictionary',
    '/api/users/me',
  ]) {
    for (const query of queries) {
      expect(await statusOf('GET', path, query, {}, ''), `${path}?${query}`).toBeLessThan(500)
    }
  }
})

test('every nasty body to every call of signing in is answered below 500', async () => {
  for (const path of [
    '/api/users/login',
    '/api/users/logout',
    '/api/users/refresh-token',
    '/api/users/reset-password',
  ]) {
    for (const body of bodies) {
      for (const type of [
        'application/json',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        'x',
      ]) {
        expect(
          await statusOf('POST', path, '', { 'content-type': type }, body),
          `${path} ${type} ${body.slice(0, 40)}`,
        ).toBeLessThan(500)
      }
    }
  }
})

test('no mixture of methods, addresses, questions, headers and bodies makes an anonymous 500', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
  const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)
  const question = fc.oneof(
    pick(queries),
    fc.tuple(pick(queries), pick(queries)).map((two) => two.join('&')),
    fc.webQueryParameters(),
  )
  const address = fc.oneof(
    pick(paths),
    fc.webSegment().map((segment) => `/api/pages/${segment}`),
    fc.webPath().map((path) => `/api${path}`),
  )
  await fc.assert(
    fc.asyncProperty(pick(methods), address, question, pick(headers), pick(bodies), async (...request) => {
      expect(await statusOf(...request)).toBeLessThan(500)
    }),
    { numRuns: 600, seed: 20261115 },
  )
})
