import { dictionary } from '@zxcvbn-ts/language-common'
import { type PasswordFault, passwordFault } from './password-rule.ts'
import { folded, stemOf } from './password-shape.ts'

/** A word among the commonest, with digits and signs around it, is what everybody makes of it. */
const commonest = 3_000

interface Known {
  all: ReadonlySet<string>
  stems: ReadonlySet<string>
}
let known: Known | null = null

/** Some fifty thousand, by how often they are used; read when the first is asked for. */
function knownPasswords(): Known {
  if (known) return known
  const list = dictionary['passwords-common'] as readonly string[]
  known = {
    all: new Set(list),
    stems: new Set(list.slice(0, commonest).filter((word) => /\D{4}/.test(word))),
  }
  return known
}

/** What is wrong with a password that somebody wants to have from now on, with all that the server knows. */
export function newPasswordFault(password: string, email: string): PasswordFault | null {
  return passwordFault(password, email) ?? (isCommon(password) ? 'password-common' : null)
}

function isCommon(password: string): boolean {
  const { all, stems } = knownPasswords()
  return all.has(folded(password)) || stems.has(stemOf(password))
}
