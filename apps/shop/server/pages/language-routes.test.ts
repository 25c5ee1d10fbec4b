import { locales } from '@wojaz/travel/locale'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildInLanguage, inEachLanguage, languageOf, manifestIn } from './language-routes.ts'

const paths = {
  root: undefined,
  home: undefined,
  'wishlist-pl': '/ulubione',
  'wishlist-cs': '/cs/ulubione',
  'destinations-uk': 'uk/wypoczynek',
  'content-page': '*',
}
const routes = Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, { id, path }]))
const assets = { routes, version: '1', url: '/assets/manifest-a1.js' }
const build = { routes, assets, ssr: true } as unknown as ServerBuild

const idsIn = (locale: (typeof locales)[number]) => Object.keys(buildInLanguage(build, locale).routes)

test('a language has its own addresses and those of all, and no other language’s', () => {
  expect(idsIn('pl')).toEqual(['root', 'home', 'wishlist-pl', 'content-page'])
  expect(idsIn('cs')).toEqual(['root', 'home', 'wishlist-cs', 'content-page'])
  expect(idsIn('uk')).toEqual(['root', 'home', 'destinations-uk', 'content-page'])
})

test('what browsers load for the addresses is told for the same ones; all else stays as it is', () => {
  const { assets: own, ssr } = buildInLanguage(build, 'cs')
  expect(Object.keys(own.routes)).toEqual(idsIn('cs'))
  expect({ version: own.version, ssr }).toEqual({ version: '1', ssr: true })
})

test('the script that tells browsers their routes is the server’s list of them', () => {
  const { assets: own } = buildInLanguage(build, 'cs')
  expect(own.url).toBe('/assets/manifest-a1.cs.js')
  expect(manifestIn(`window.routes=${JSON.stringify(assets)};`, 'cs')).toBe(
    `window.routes=${JSON.stringify(own)};`,
  )
})

test('the language of an address is its first word, in whatever case; that of data is its page’s', () => {
  const asked = ['/', '/CS/ulubione', '/cs/ulubione.data', '/uk/_.data', '/csa', '/cs']
  expect(asked.map(languageOf)).toEqual(['pl', 'cs', 'cs', 'uk', 'pl', 'cs'])
})

test('every language has something of its own', () => {
  expect(inEachLanguage((locale) => locale)).toEqual(
    Object.fromEntries(locales.map((locale) => [locale, locale])),
  )
})
