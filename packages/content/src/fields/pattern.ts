import type { TextFieldSingleValidation } from 'payload'
import { say } from './say.ts'

/** A required text of a certain shape, with the sentence that says which. */
export function matching(pattern: RegExp, pl: string, en: string): TextFieldSingleValidation {
  return (value, { req }) => pattern.test(value ?? '') || say(req, pl, en)
}
