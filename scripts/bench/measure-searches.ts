import { ms, percentile, printTable } from '@wojaz/offers/bench'
import { loadSearches, type SearchLoad } from './load-searches.ts'
import { paceSearches } from './pace-searches.ts'
import { searchBodies } from './search-bodies.ts'
import { usageOf } from './stack-usage.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

const path = '/api/www/search/offers'
const asked = 300

/** Searches over HTTP against the real shop with the large demo. */
export async function measureSearches(settings: StackSettings, hotels: number): Promise<void> {
  console.log(`Start with a demo world of ${hotels} hotels …`)
  const stack = await startForBench({ ...settings, hotels })
  const rows: string[][] = []
  try {
    const bodies = await searchBodies(stack.url)
    const shop = () => usageOf(stack.pid).find(({ name }) => name === 'shop')
    const load = async (encoding: string, pace: { connections: number } | { perSecond: number }) => {
      const before = shop()?.cpuSeconds ?? 0
      const common = { url: stack.url + path, bodies, headers: { 'accept-encoding': encoding }, duration: 10 }
      const done = await ('perSecond' in pace
        ? paceSearches({ ...common, ...pace })
        : loadSearches({ ...common, ...pace }))
      return { ...done, cpuMs: (((shop()?.cpuSeconds ?? 0) - before) * 1_000) / done.times.length }
    }
    console.log('Warming up …')
    await load('identity', { connections: 4 })
    for (const [name, encoding] of [
      ['compressed as for a browser', 'br, gzip'],
      ['not compressed', 'identity'],
    ] as const) {
      console.log(`${name}: 8 connections for 10 s, then ${asked} searches a second for 10 s …`)
      rows.push(...fullSpeed(name, await load(encoding, { connections: 8 })))
      rows.push(...steady(name, await load(encoding, { perSecond: asked })))
    }
    rows.push(['memory of the shop', `${((shop()?.bytes ?? 0) / 1024 ** 2).toFixed(0)} MB`, ''])
  } finally {
    await stack.stop()
  }
  printTable(
    `POST ${path}: the mix of searches, one shop process, ${hotels} hotels (the load generator shares the cores)`,
    ['', 'measured', 'aim'],
    rows,
  )
}

function fullSpeed(name: string, load: SearchLoad & { cpuMs: number }): string[][] {
  return [
    [`${name}, as fast as 8 connections go, searches/s`, load.perSecond.toFixed(0), '≥ 300'],
    [`${name}, as fast as 8 connections go, p99`, ms(percentile(load.times, 0.99)), ''],
    [`${name}, processor time of the shop per search`, ms(load.cpuMs), ''],
    ...failures(name, load),
  ]
}

function steady(name: string, load: SearchLoad): string[][] {
  return [
    [`${name}, ${asked}/s asked for, answered/s`, load.perSecond.toFixed(0), '≥ 300'],
    [`${name}, ${asked}/s asked for, p50`, ms(percentile(load.times, 0.5)), ''],
    [`${name}, ${asked}/s asked for, p99`, ms(percentile(load.times, 0.99)), '< 50 ms'],
    ...failures(name, load),
  ]
}

function failures(name: string, { failed }: SearchLoad): string[][] {
  return failed > 0 ? [[`${name}, failed searches`, String(failed), '0']] : []
}
