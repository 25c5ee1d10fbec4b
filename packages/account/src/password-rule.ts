import { folded, repeatedUnit, surprises } from './password-shape.ts'

export const shortestPassword = 10
/** Nobody types more; hashing it must not become work for the shop. */
export const longestPassword = 200
const shopName = 'wojaz'
/** Fewer signs that cannot be foretold are "1234567890" and its like. */
const fewestSurprises = 5
/** A word said twice is no longer a word to guess. */
const longestUnit = 5

export const passwordFaults = [
  'password-missing',
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-shop-name',
  'password-own-address',
  'password-same',
] as const
export type PasswordFault = (typeof passwordFaults)[number]

/**
 * Length is what makes a password hard to guess: nothing is said about digits and signs. But whoever guesses begins with runs on
 * the keyboard, with the name of the shop and with the address. The commonest passwords are known to the server alone.
 */
export function passwordFault(password: string, email = ''): PasswordFault | null {
  if (password === '') return 'password-missing'
  const length = [...password].length
  if (length < shortestPassword) return 'password-too-short'
  if (length > longestPassword) return 'password-too-long'
  const plain = folded(password)
  if (surprises(plain) < fewestSurprises || repeatedUnit(plain).length <= longestUnit)
    return 'password-common'
  if (plain.includes(shopName)) return 'password-shop-name'
  return namesOf(email).some((name) => bare(plain).includes(name)) ? 'password-own-address' : null
}

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** In a word. Fifteen signs that cannot be foretold are out of reach, whatever they are. */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (passwordFault(password, email) !== null) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  return surprises(password) + kinds >= 16 ? 'strong' : 'fair'
}

/** What of an address its owner would put into a password: the part before the @, and its letters alone. */
function namesOf(email: string): string[] {
  const [name = ''] = folded(email).split(/[@+]/)
  const letters = name.replace(/[^\p{L}]/gu, '')
  return [...(bare(name).length >= 4 ? [bare(name)] : []), ...(letters.length >= 5 ? [letters] : [])]
}

const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '')
