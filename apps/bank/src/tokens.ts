import { randomBytes } from 'node:crypto'
import type { Clock } from '@wojaz/travel/dates'

export const tokenLivesSeconds = 43_199

/** Stores tokens in memory only. After a restart callers request a new one, which they must be able to do anyway. */
export function openTokens(clock: Clock) {
  const validUntil = new Map<string, number>()
  return {
    issue(): string {
      const now = clock().getTime()
      for (const [token, until] of validUntil) if (until <= now) validUntil.delete(token)
      const token = randomBytes(18).toString('base64url')
      validUntil.set(token, now + tokenLivesSeconds * 1_000)
      return token
    },
    isValid: (token: string): boolean => (validUntil.get(token) ?? 0) > clock().getTime(),
    revokeAll: (): void => validUntil.clear(),
  }
}

export type Tokens = ReturnType<typeof openTokens>
