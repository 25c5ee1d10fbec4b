import { ms, printTable } from '@wojaz/offers/bench'
import { loadPage } from './load-page.ts'
import { kilobytes, pageWeight } from './page-weight.ts'
import { usageOf } from './stack-usage.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

/** The home page, its files, its speed and its memory. */
export async function measureHome(settings: StackSettings): Promise<void> {
  console.log('First start: builds what is not built, makes the demo content …')
  const first = await startForBench(settings)
  await first.stop()

  console.log('Second start …')
  const stack = await startForBench(settings)
  const rows: string[][] = [
    ['second start, first page served', `${(stack.firstPageMs / 1000).toFixed(1)} s`, '< 10 s'],
  ]
  try {
    for (const [name, headers] of [
      ['home, gzip', { 'accept-encoding': 'gzip' }],
      ['home, not compressed', {}],
    ] as const) {
      console.log(`${name}: 16 connections for 10 s …`)
      const { perSecond, p95Ms, failed } = await loadPage(`${stack.url}/`, headers)
      rows.push([`${name}, requests/s`, perSecond.toFixed(0), '≥ 500'])
      rows.push([`${name}, p95`, ms(p95Ms), ''])
      if (failed > 0) rows.push([`${name}, failed requests`, String(failed), '0'])
    }
    const weight = await pageWeight(stack.url)
    rows.push(['home HTML, gzip', kilobytes(weight.html), ''])
    rows.push(['home CSS, gzip', kilobytes(weight.css), ''])
    rows.push(['home JavaScript before interaction, gzip', kilobytes(weight.javascript), '≤ 170 KB'])
    for (const { name, bytes } of usageOf(stack.pid)) {
      const memory = `${(bytes / 1024 ** 2).toFixed(0)} MB`
      rows.push([`memory of ${name}`, memory, name === 'shop' ? '< 400 MB' : ''])
    }
  } finally {
    await stack.stop()
  }
  printTable(
    'Home page, start-up, memory (the load generator shares the cores)',
    ['', 'measured', 'aim'],
    rows,
  )
}
