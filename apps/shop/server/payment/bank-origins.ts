/** PayU's pay page lives on other hosts of its own than its calls (`merch-prod.snd.payu.com`). */
export function bankOriginsOf(payuUrl: string): readonly string[] {
  const { origin, hostname } = new URL(payuUrl)
  return hostname.endsWith('.payu.com') ? [origin, 'https://*.payu.com'] : [origin]
}
