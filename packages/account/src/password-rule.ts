export const shortestPassword = 10
/** Nobody types more; hashing it must not become work for the shop. */
export const longestPassword = 200

export type PasswordFault = 'password-missing' | 'password-too-short' | 'password-too-long'

/** Length is what makes a password hard to guess: nothing is said about digits and signs. */
export function passwordFault(password: string): PasswordFault | null {
  if (password === '') return 'password-missing'
  const length = [...password].length
  if (length < shortestPassword) return 'password-too-short'
  return length > longestPassword ? 'password-too-long' : null
}
