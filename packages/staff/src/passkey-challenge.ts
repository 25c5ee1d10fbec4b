import { keySeal } from './key-seal.ts'

/** Long enough to find the key; a login page that was open longer is rendered again. */
const validMs = 30 * 60_000

export interface ChallengeFor {
  readonly purpose: 'log-in' | 'new-key'
  /** The owner of the key; null: not known yet. */
  readonly memberId: string | null
}

/** Challenges without a database row: encrypted with the shop's secret, they contain their purpose and expiry. */
export function passkeyChallenges(secret: string) {
  const { seal, open } = keySeal(secret, 'challenges')
  return {
    make: ({ purpose, memberId }: ChallengeFor, now: Date): string =>
      seal(Buffer.from(JSON.stringify([purpose, memberId, now.getTime() + validMs]))).toString('base64url'),

    /** The expiry of a challenge; null if it is not ours, has another purpose, or is expired. */
    goodUntil(challenge: string, { purpose, memberId }: ChallengeFor, now: Date): Date | null {
      const opened = open(Buffer.from(challenge, 'base64url'))
      if (!opened) return null
      const [given, owner, until] = JSON.parse(opened.toString()) as [string, string | null, number]
      const isFor = given === purpose && owner === memberId && until > now.getTime()
      return isFor ? new Date(until) : null
    },
  }
}
