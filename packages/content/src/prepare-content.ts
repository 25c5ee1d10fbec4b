import { workLimits } from '@wojaz/database'
import type { Payload } from 'payload'
import type { ContentOptions } from './content-options.ts'
import { fillDictionary } from './dictionary/fill-dictionary.ts'
import { newEditorPassword } from './editor-password.ts'
import { openPayload } from './open-payload.ts'
import { type ContentWriter, contentWriter } from './writing/content-writer.ts'

export interface PrepareOptions extends ContentOptions {
  adminEmail: string
  /** Generated when not given, and returned once. */
  adminPassword?: string
  /** Called at once: if a later step fails, the password would be lost. */
  onAdminCreated?(admin: NonNullable<Prepared['createdAdmin']>): void
}

export interface Prepared {
  createdAdmin: { email: string; password: string } | null
}

/** Migrates, fills the dictionary and creates the first admin, so that nobody else can. `write` may add prepared content. */
export async function prepareContent(
  options: PrepareOptions,
  write: (writer: ContentWriter) => Promise<void> = async () => {},
): Promise<Prepared> {
  const { payload, close } = await openPayload({ ...options, limits: workLimits })
  try {
    const createdAdmin = await createFirstAdmin(payload, options)
    if (createdAdmin) options.onAdminCreated?.(createdAdmin)
    await fillDictionary(payload)
    await write(contentWriter(payload))
    return { createdAdmin }
  } finally {
    await close()
  }
}

async function createFirstAdmin(
  payload: Payload,
  options: PrepareOptions,
): Promise<Prepared['createdAdmin']> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return null
  const email = options.adminEmail
  const password = options.adminPassword ?? newEditorPassword()
  await payload.create({ collection: 'users', data: { email, password, roles: ['admin'] } })
  return { email, password }
}
