import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const shape = /^([\w-]{22})\.([\w-]{16})\.([\w-]{22})$/

/**
 * A browser that was logged in to an account stores a token that proves it without naming the account. Strangers who guess the
 * owner's password use up their own attempts, not those of this browser. The token opens nothing: the password is still required.
 */
export function deviceTokens(secret: string) {
  const mark = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url')
  const ownerOf = (account: string) => mark(`device owner:${account}`)
  const signed = (text: string) => `${text}.${mark(`device:${text}`)}`

  /** The owner of a token; null if the shop did not issue it. */
  function readOwner(token: string): string | null {
    const [, owner = '', id = ''] = shape.exec(token) ?? []
    const real = Buffer.from(signed(`${owner}.${id}`))
    const given = Buffer.from(token)
    return given.length === real.length && timingSafeEqual(given, real) ? owner : null
  }

  return {
    give: (account: string): string => signed(`${ownerOf(account)}.${randomBytes(12).toString('base64url')}`),
    /** Always the same token for a link: whoever has the link has one device, however often it is opened. */
    giveByLink: (account: string, link: string): string =>
      signed(`${ownerOf(account)}.${mark(`device link:${link}`).slice(0, 16)}`),
    /** The token by which a browser is known to this account; null if it is unknown. */
    knownTo: (account: string, tokens: readonly string[]): string | null =>
      tokens.find((token) => readOwner(token) === ownerOf(account)) ?? null,
    readOwner,
  }
}
