import type { Passwords } from '@wojaz/account/server'
import type { TryPassword } from '@wojaz/content/server'

interface EditorFrom {
  client: string
  devices: readonly string[]
}

/** Counts and hashes editors' passwords like those of customers. After a successful login the device is recognised. */
export function tryEditor(
  passwords: Passwords,
  from: EditorFrom,
  onRight: (device: string) => void,
): TryPassword {
  return async ({ email, password }, readKey) => {
    const by = { realm: 'editor', email, ...from } as const
    const outcome = await passwords.isRightOfEditor(by, password, readKey)
    if (!outcome.ok) return outcome.refusal.code
    if (!outcome.value) return 'wrong'
    onRight(passwords.deviceOf(by))
    return 'right'
  }
}
