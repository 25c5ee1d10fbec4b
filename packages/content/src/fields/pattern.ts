import type { TextFieldSingleValidation } from 'payload'
import { say } from './say.ts'

/** Validates a required text by a pattern, with the message that explains it. */
export function matching(pattern: RegExp, pl: string, en: string): TextFieldSingleValidation {
  return (value, { req }) => pattern.test(value ?? '') || say(req, pl, en)
}
