export interface LoginFacts {
  /** This browser was logged in to this account before. */
  isKnownDevice: boolean
  /** The customer has come in from this network before. */
  isKnownPlace: boolean
  /** The customer wants to be asked every time. */
  alwaysCode: boolean
}

/** Whether a right password is not enough: an unknown device in an unknown place, or a careful customer. */
export function needsCode({ isKnownDevice, isKnownPlace, alwaysCode }: LoginFacts): boolean {
  return alwaysCode || !(isKnownDevice || isKnownPlace)
}

/**
 * The network an address belongs to: about a provider and a region. The address itself changes with every night and every walk; asking
 * for a code each time would teach customers to hate it.
 */
export function networkOf(client: string): string {
  if (client.includes('.')) return client.replace(/^.*:/, '').split('.').slice(0, 2).join('.')
  return client.split(':').slice(0, 2).join(':')
}
