import { afterEach, expect, test, vi } from 'vitest'
import { oneLanguage } from './one-language.ts'

afterEach(() => vi.unstubAllGlobals())

function goTo(path: string, lang: string): Response | null {
  vi.stubGlobal('document', { documentElement: { lang } })
  try {
    oneLanguage({ request: new Request(`https://wojaz.example${path}`) })
    return null
  } catch (thrown) {
    return thrown as Response
  }
}

test('in the language of the document only the page changes', () => {
  expect(goTo('/kontakt', 'pl')).toBeNull()
  expect(goTo('/cs/kontakt', 'cs')).toBeNull()
})

test.each([
  ['/cs/kontakt?a=1', 'pl'],
  ['/kontakt?a=1', 'cs'],
  ['/uk', 'cs'],
])('%s from a document in %s is loaded as a whole', (path, lang) => {
  const headers = goTo(path, lang)?.headers
  expect(headers?.get('location')).toBe(path)
  expect(headers?.get('x-remix-reload-document')).toBe('true')
})
