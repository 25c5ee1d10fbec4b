// `npm run bench`: the house's figures as a table. Nothing here passes or fails: machines differ, people judge.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@wojaz/database/testing'
import { loadPage } from './bench/load-page.ts'
import { memoryOf } from './bench/memory.ts'
import { pageWeight } from './bench/page-weight.ts'
import { startForBench } from './bench/start-for-bench.ts'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'wojaz-bench-'))
const settings = { dataFolder, port: await freePort(), cmsPort: await freePort() }
const rows: [figure: string, value: string, aim: string][] = []

try {
  console.log('First start: builds what is not built, makes the demo content …')
  const first = await startForBench(settings)
  await first.stop()

  console.log('Second start …')
  const house = await startForBench(settings)
  rows.push(['second start, first page served', seconds(house.firstPageMs), '< 10 s'])
  try {
    for (const [name, headers] of [
      ['home, gzip', { 'accept-encoding': 'gzip' }],
      ['home, not compressed', {}],
    ] as const) {
      console.log(`${name}: 16 connections for 10 s …`)
      const { perSecond, p95Ms, failed } = await loadPage(`${house.url}/`, headers)
      rows.push([`${name}, requests/s`, perSecond.toFixed(0), '≥ 500'])
      rows.push([`${name}, p95`, `${p95Ms.toFixed(1)} ms`, ''])
      if (failed > 0) rows.push([`${name}, failed requests`, String(failed), '0'])
    }
    const weight = await pageWeight(house.url)
    rows.push(['home HTML, gzip', kilobytes(weight.html), ''])
    rows.push(['home CSS, gzip', kilobytes(weight.css), ''])
    rows.push(['home JavaScript before interaction, gzip', kilobytes(weight.javascript), '≤ 170 KB'])
    for (const { name, bytes } of memoryOf(house.pid)) {
      rows.push([
        `memory of ${name}`,
        `${(bytes / 1024 ** 2).toFixed(0)} MB`,
        name === 'shop' ? '< 400 MB' : '',
      ])
    }
  } finally {
    await house.stop()
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}

const width = Math.max(...rows.map(([figure]) => figure.length))
console.log(`\n${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}\n`)
for (const [figure, value, aim] of rows) {
  console.log(`${figure.padEnd(width)}  ${value.padStart(10)}  ${aim && `aim ${aim}`}`)
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
