import { splitLocale } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import siteMap from '../../app/routes.ts'
import { readsParameter } from './page-parameters.ts'

test.for([
  ['/', 'q', true],
  ['/', 'wyslano', true],
  ['/', 'x', false],
  ['/', 'token', false],
  ['/wczasy', 'page', false],
  ['/kontakt/biura-tui', 'miejsce', true],
  ['/kontakt/biura-tui/lodz', 'x', false],
  ['/wypoczynek/grecja', 'filter.board', true],
  ['/wypoczynek/grecja', 'page', true],
  ['/wypoczynek/grecja', 'x', false],
  ['/wypoczynek/a/b/c/hotel', 'ctAdult2', true],
  ['/wypoczynek/a/b/c/hotel', 'reviewsSort', true],
  ['/wypoczynek/a/b/c/hotel', 'ctAdultX', false],
  ['/quiz', 'anything', true],
  ['/atrakcje/wyniki', 'anything', true],
] as const)('%s reads %s: %s', ([path, name, isRead]) => {
  expect(readsParameter(path, name)).toBe(isRead)
})

/** Pages whose parameters are listed by name. All others may read any. */
const listed =
  /(content-page|listing|destinations?|hotel-card|offices|offices-city|office|charters-landing)\.tsx$/

test('a page whose parameters are not listed keeps all of them', () => {
  const routes = siteMap.flatMap((route) => route.children ?? route)
  const others = routes.filter(({ file, path }) => path && !listed.test(file))
  expect(others.length).toBeGreaterThan(100)
  const losing = others.filter(({ path = '' }) => {
    const { path: place } = splitLocale(path.startsWith('/') ? path : `/${path}`)
    return !readsParameter(place.replaceAll('?', ''), 'anything')
  })
  expect(losing.map(({ path }) => path)).toEqual([])
})
