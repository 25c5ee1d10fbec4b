/** Query parameter of a page that somebody is sent back to: what went wrong. */
const troubleParameter = 'klopot'

const troubles = {
  'provider-cancelled': 'account.ways.trouble.cancelled',
  'provider-failed': 'account.ways.trouble.failed',
  'login-step-over': 'account.ways.trouble.over',
  'identity-taken': 'account.ways.trouble.taken',
} as const

export type LoginTrouble = keyof typeof troubles

/** The key of the sentence. Null: nothing went wrong, or the value is unknown. */
export function troubleText(search: string): (typeof troubles)[LoginTrouble] | null {
  const told = new URLSearchParams(search).get(troubleParameter) ?? ''
  return Object.hasOwn(troubles, told) ? troubles[told as LoginTrouble] : null
}

export function withTrouble(address: string, trouble: LoginTrouble): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [troubleParameter]: trouble })}`
}
