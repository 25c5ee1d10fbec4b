import { dictionary } from '@zxcvbn-ts/language-common'
import { type PasswordFault, passwordFault } from './password-rule.ts'
import { folded, stemOf } from './password-shape.ts'

/** One of the most common words with digits and signs around it is guessed early. */
const commonest = 3_000

interface Known {
  all: ReadonlySet<string>
  stems: ReadonlySet<string>
}
let known: Known | null = null

/** Some fifty thousand, ordered by frequency; loaded on first use. */
function knownPasswords(): Known {
  if (known) return known
  const list = dictionary['passwords-common'] as readonly string[]
  known = {
    all: new Set(list),
    stems: new Set(list.slice(0, commonest).filter((word) => /\D{4}/.test(word))),
  }
  return known
}

/** Checks a new password, also against the list of common passwords that only the server has. */
export function newPasswordFault(password: string, email: string): PasswordFault | null {
  return passwordFault(password, email) ?? (isCommon(password) ? 'password-common' : null)
}

function isCommon(password: string): boolean {
  const { all, stems } = knownPasswords()
  return all.has(folded(password)) || stems.has(stemOf(password))
}
