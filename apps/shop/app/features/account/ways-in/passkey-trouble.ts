/** Why a passkey did not work. `cancelled`: its owner cancelled, or had none to offer. */
export type PasskeyTrouble =
  | { is: 'cancelled' }
  | { is: 'proof-needed' }
  | { is: 'refused'; words: string | null }

/** Browsers throw errors with a name, the shop's API with a sentence. */
export function passkeyTrouble(error: unknown): PasskeyTrouble {
  const { name, body } = Object(error) as { name?: unknown; body?: unknown }
  const { code, message } = Object(body) as { code?: unknown; message?: unknown }
  if (code === 'confirm-needed') return { is: 'proof-needed' }
  if (name === 'NotAllowedError' || name === 'AbortError') return { is: 'cancelled' }
  return { is: 'refused', words: typeof message === 'string' ? message : null }
}
