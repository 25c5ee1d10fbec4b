import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const shape = /^([\w-]{22})\.([\w-]{16})\.([\w-]{22})$/

/**
 * A browser that has been logged in to an account carries a token that says so, without saying whose account it is. Strangers who guess
 * the owner's password use up the strangers' tries, not those of such a browser. It opens nothing: the password is asked for as ever.
 */
export function deviceTokens(secret: string) {
  const mark = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url')
  const ownerOf = (account: string) => mark(`device owner:${account}`)
  const signed = (text: string) => `${text}.${mark(`device:${text}`)}`

  /** Whose device carries this token; null: we have not given it. */
  function readOwner(token: string): string | null {
    const [, owner = '', id = ''] = shape.exec(token) ?? []
    const real = Buffer.from(signed(`${owner}.${id}`))
    const given = Buffer.from(token)
    return given.length === real.length && timingSafeEqual(given, real) ? owner : null
  }

  return {
    give: (account: string): string => signed(`${ownerOf(account)}.${randomBytes(12).toString('base64url')}`),
    /** The token with which a browser is known to this account; null: it is a stranger's. */
    knownTo: (account: string, tokens: readonly string[]): string | null =>
      tokens.find((token) => readOwner(token) === ownerOf(account)) ?? null,
    readOwner,
  }
}
