import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildOfPage, fixedAddresses } from './page-routes.ts'

const nested = {
  root: { id: 'root' },
  frame: { id: 'frame', parentId: 'root' },
  list: { id: 'list', parentId: 'frame', path: '/wyniki' },
  'list-cs': { id: 'list-cs', parentId: 'root', path: 'cs/wyniki' },
  account: { id: 'account', parentId: 'root', path: '/mytui' },
  orders: { id: 'orders', parentId: 'account', path: 'rezerwacje' },
  hotel: { id: 'hotel', parentId: 'root', path: '/wypoczynek/:hotel' },
  maybe: { id: 'maybe', parentId: 'root', path: '/biuro/:city?' },
  'content-page': { id: 'content-page', parentId: 'root', path: '*' },
}
const site = { routes: nested, assets: { routes: nested, version: '1' } } as unknown as ServerBuild

test('pages with a fixed address are those that nothing else can answer', () => {
  expect([...fixedAddresses(site)]).toEqual([
    ['/wyniki', 'list'],
    ['/cs/wyniki', 'list-cs'],
  ])
})

test('the build of a page has the page and what is around it', () => {
  const { routes, assets } = buildOfPage(site, 'list')
  expect(Object.keys(routes)).toEqual(['root', 'frame', 'list'])
  expect(Object.keys(assets.routes)).toEqual(['root', 'frame', 'list'])
  expect(assets.version).toBe('1')
})
