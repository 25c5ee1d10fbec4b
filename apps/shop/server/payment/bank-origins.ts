/** A provider's pay pages have other hosts than its API (`merch-prod.snd.payu.com`, `go.przelewy24.pl`). */
const families = ['payu.com', 'przelewy24.pl']

export function bankOriginsOf(addresses: readonly string[]): readonly string[] {
  const origins = addresses.flatMap((address) => {
    const { origin, hostname } = new URL(address)
    const family = families.find((name) => hostname.endsWith(`.${name}`))
    return family ? [origin, `https://*.${family}`] : [origin]
  })
  return [...new Set(origins)]
}
