export interface LoginFacts {
  /** This browser was logged in to this account before. */
  isKnownDevice: boolean
  /** The customer has come in from this network before. */
  isKnownPlace: boolean
  /** The customer wants a code every time. */
  alwaysCode: boolean
}

/** Whether a right password is not enough: an unknown device in an unknown network, or a customer who wants a code every time. */
export function needsCode({ isKnownDevice, isKnownPlace, alwaysCode }: LoginFacts): boolean {
  return alwaysCode || !(isKnownDevice || isKnownPlace)
}

/**
 * The network of an address: roughly a provider and a region. The address itself changes too often to ask for a code each time.
 */
export function networkOf(client: string): string {
  if (client.includes('.')) return client.replace(/^.*:/, '').split('.').slice(0, 2).join('.')
  return client.split(':').slice(0, 2).join(':')
}
