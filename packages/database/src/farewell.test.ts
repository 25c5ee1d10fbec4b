import { expect, test } from 'vitest'
import { farewell } from './farewell.ts'

test('a goodbye that is never answered does not hold up a shutdown', async () => {
  await expect(farewell(new Promise(() => {}), 1)).resolves.toBeUndefined()
})

test('a goodbye that fails is one all the same', async () => {
  await expect(farewell(Promise.reject(new Error('gone')))).resolves.toBeUndefined()
})
