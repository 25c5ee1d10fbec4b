import { ms } from '@wojaz/offers/bench'
import { loadPage } from './load-page.ts'

/** Rows of a table: how many of these pages a second at eight connections, and how long 95 of 100 take at most. */
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
