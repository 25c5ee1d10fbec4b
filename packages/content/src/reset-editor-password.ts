import { workLimits } from '@wojaz/database'
import { asciiLower } from '@wojaz/travel/guest'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ContentOptions } from './content-options.ts'
import { newEditorPassword } from './editor-password.ts'
import { openPayload } from './open-payload.ts'

export interface EditorUnknown {
  readonly code: 'editor-unknown'
  /** Email addresses of the existing editors. */
  readonly editors: readonly string[]
}

/** Sets a new password for an editor who has lost theirs. Existing sessions of the editor end. */
export async function resetEditorPassword(
  options: ContentOptions,
  email: string,
): Promise<Outcome<{ email: string; password: string }, EditorUnknown>> {
  const { payload, close } = await openPayload({ ...options, limits: workLimits })
  try {
    const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0 })
    const editor = docs.find((one) => asciiLower(one.email) === asciiLower(email.trim()))
    if (!editor) return refused({ code: 'editor-unknown', editors: docs.map((one) => one.email) })
    const password = newEditorPassword()
    await payload.update({ collection: 'users', id: editor.id, data: { password, sessions: [] } })
    return accepted({ email: editor.email, password })
  } finally {
    await close()
  }
}
