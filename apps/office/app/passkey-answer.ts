import type { PasskeyAnswer } from '@wojaz/staff/server'

/** What a key answered, as the script put it into the form; null: nothing that a key answers. Whether it is true is asked elsewhere. */
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
