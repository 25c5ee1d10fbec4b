import { keySeal } from './key-seal.ts'

/** Long enough to find the key; a login page that stood open longer is drawn anew. */
const validMs = 30 * 60_000

export interface ChallengeFor {
  readonly purpose: 'log-in' | 'new-key'
  /** Whose key it will be; null: not known yet. */
  readonly memberId: string | null
}

/** Challenges that need no row: sealed by the shop's secret, they say themselves what they are for and until when. */
export function passkeyChallenges(secret: string) {
  const { seal, open } = keySeal(secret, 'challenges')
  return {
    make: ({ purpose, memberId }: ChallengeFor, now: Date): string =>
      seal(Buffer.from(JSON.stringify([purpose, memberId, now.getTime() + validMs]))).toString('base64url'),

    /** Until when it would be good; null: not ours, for something else, or over. */
    goodUntil(challenge: string, { purpose, memberId }: ChallengeFor, now: Date): Date | null {
      const opened = open(Buffer.from(challenge, 'base64url'))
      if (!opened) return null
      const [given, owner, until] = JSON.parse(opened.toString()) as [string, string | null, number]
      const isFor = given === purpose && owner === memberId && until > now.getTime()
      return isFor ? new Date(until) : null
    },
  }
}
