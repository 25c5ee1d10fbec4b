import type { AccessArgs } from 'payload'
import { expect, test } from 'vitest'
import { adminOrEditor, publishedOrEditor } from './access.ts'
import { whilePreviewing } from './previewing.ts'

const asking = (user: object | null) => ({ req: { user } }) as unknown as AccessArgs
const guest = asking(null)
const editor = asking({ id: 1, roles: ['editor'] })

test('a guest reads what is published and nothing else', () => {
  expect(publishedOrEditor(guest)).toEqual({ _status: { equals: 'published' } })
  expect(adminOrEditor(guest)).toBe(false)
})

test('an editor and whoever holds a preview token read drafts', async () => {
  expect(publishedOrEditor(editor)).toBe(true)
  expect(await whilePreviewing(async () => publishedOrEditor(guest))).toBe(true)
  expect(publishedOrEditor(guest)).not.toBe(true)
})
