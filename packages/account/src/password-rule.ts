import { folded, repeatedUnit, surprises } from './password-shape.ts'

export const shortestPassword = 10
/** Nobody types more, and hashing must stay cheap. */
export const longestPassword = 200
const shopName = 'wojaz'
/** A password with fewer unpredictable characters is like "1234567890". */
const fewestSurprises = 5
/** A password that only repeats a unit of at most this length is refused. */
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
 * Length makes a password hard to guess, so nothing is required about digits and signs. Attackers begin with keyboard runs, the
 * name of the shop and the address, so these are refused. Only the server has the list of the most common passwords.
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

/** In a word. Fifteen unpredictable characters cannot be guessed, whatever they are. */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (passwordFault(password, email) !== null) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  return surprises(password) + kinds >= 16 ? 'strong' : 'fair'
}

/** The parts of an address that its owner might use in a password: the part before the @, and its letters alone. */
function namesOf(email: string): string[] {
  const [name = ''] = folded(email).split(/[@+]/)
  const letters = name.replace(/[^\p{L}]/gu, '')
  return [...(bare(name).length >= 4 ? [bare(name)] : []), ...(letters.length >= 5 ? [letters] : [])]
}

const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '')
