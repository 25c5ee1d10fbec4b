import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

/** About two printed pages. */
export const longestMessage = 4_000
export const longestSubject = 120

export type MessageFault = 'message-missing' | 'message-too-long'

/** Normalises the typed text: one kind of line break, no blank edges, no invisible characters. */
export function readMessage(typed: string, { hasFiles = false } = {}): Outcome<string, MessageFault> {
  const text = typed
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be left out.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
  if (text === '' && !hasFiles) return refused('message-missing')
  return text.length > longestMessage ? refused('message-too-long') : accepted(text)
}
