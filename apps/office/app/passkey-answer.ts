import type { PasskeyAnswer } from '@wojaz/staff/server'

/**
 * Parses the passkey's answer that the script put into the form; null: it has not the expected shape. It is verified elsewhere.
 */
export function readPasskeyAnswer<Answer = PasskeyAnswer>(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text)
    const { id, response } = answer as { id?: unknown; response?: unknown }
    const isAnswer = typeof id === 'string' && typeof response === 'object' && response !== null
    return isAnswer ? (answer as Answer) : null
  } catch {
    return null
  }
}
