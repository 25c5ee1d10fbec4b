import { availableParallelism, cpus, loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as breathe } from 'node:timers/promises'

/** Returns the value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Measures milliseconds of each piece of work, one after another. Starts none after this many seconds. */
export async function timesOf<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => unknown,
  patienceSeconds = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const values: number[] = []
  const begun = performance.now()
  for (const thing of things) {
    if (performance.now() - begun > patienceSeconds * 1_000) break
    const started = performance.now()
    await work(thing)
    values.push(performance.now() - started)
    // Lets the event-loop monitor run.
    await breathe()
  }
  return values
}

/** Measures the average processor time of each piece of work over all threads. Other programs on the machine do not change it. */
export async function withProcessorTime(
  work: () => Promise<number[]>,
): Promise<{ values: number[]; processorMs: number }> {
  const before = process.cpuUsage()
  const values = await work()
  const { user, system } = process.cpuUsage(before)
  return { values, processorMs: (user + system) / 1_000 / values.length }
}

/** Measures the longest delay of the event loop during the work, checked every millisecond. */
export async function withLag(work: () => Promise<number[]>): Promise<{ values: number[]; lag: number }> {
  let lag = 0
  let last = performance.now()
  const watch = setInterval(() => {
    lag = Math.max(lag, performance.now() - last - 1)
    last = performance.now()
  }, 1)
  const values = await work()
  clearInterval(watch)
  return { values, lag }
}

/** Measures the longest delay of the event loop during the work, with Node's monitor. */
export async function longestSilence(work: () => Promise<void>): Promise<number> {
  const watch = monitorEventLoopDelay({ resolution: 1 })
  watch.enable()
  await work()
  await breathe()
  watch.disable()
  return watch.max / 1e6
}

export function repeated<Thing>(count: number, thing: Thing): Thing[] {
  return Array.from({ length: count }, () => thing)
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`
export const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`
export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
export const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 1 : 0)} ×`
export const count = (value: number) => value.toLocaleString('en')

/** Prints the machine above every table, because figures depend on it. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const [load = 0] = loadavg()
  console.log(`\n${title}`)
  console.log(
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}, load before ${load.toFixed(1)}\n`,
  )
  for (const line of lines) {
    const cells = widths.map((width, column) => {
      const text = line[column] ?? ''
      return column === 0 ? text.padEnd(width) : text.padStart(width)
    })
    console.log(cells.join('  ').trimEnd())
  }
}
