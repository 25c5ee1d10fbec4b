import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { randomUuid } from './random-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('on a page that came over plain HTTP an id is a UUID as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(z.uuid().safeParse(randomUuid()).success).toBe(true)
  expect(randomUuid()).not.toBe(randomUuid())
})
