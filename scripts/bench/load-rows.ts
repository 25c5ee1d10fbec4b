import { ms } from '@wojaz/offers/bench'
import { loadPage } from './load-page.ts'

/** Table rows: how many of these pages per second at eight connections, and the 95th percentile. */
export async function loadRows(siteUrl: string, name: string, paths: readonly string[]): Promise<string[][]> {
  console.log(`${name}: 8 connections for 10 s …`)
  const { perSecond, p95Ms, failed } = await loadPage(
    siteUrl,
    { 'accept-encoding': 'gzip' },
    { connections: 8, paths },
  )
  return [
    [`${name}, requests/s`, perSecond.toFixed(0), '≥ 120'],
    [`${name}, p95`, ms(p95Ms), '< 100 ms'],
    ...(failed > 0 ? [[`${name}, failed requests`, String(failed), '0']] : []),
  ]
}
