import { Session } from 'node:inspector'
import { setImmediate as nextRound } from 'node:timers/promises'

/**
 * How much of the guests' thread work takes: the most blocks of code that ran in one round of the event loop, counted by
 * the engine itself. A count, not a time: it is the same on every machine, however busy.
 */
export class WorkMeter {
  readonly #session = new Session()
  readonly #sources = new Map<string, string>()

  constructor() {
    this.#session.connect()
    this.#session.post('Debugger.enable')
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  async mostInOneRound(work: () => Promise<unknown>): Promise<Round> {
    let isDone = false
    let most: Round = { blocks: 0, functions: [] }
    this.#take()
    const running = work().finally(() => {
      isDone = true
    })
    do {
      await nextRound()
      const round = this.#take()
      if (round.blocks > most.blocks) most = round
    } while (!isDone)
    await running
    return most
  }

  close(): void {
    this.#session.post('Profiler.stopPreciseCoverage')
    this.#session.disconnect()
  }

  /** What ran since the last time. */
  #take(): Round {
    const counts = new Map<string, number>()
    let blocks = 0
    this.#session.post('Profiler.takePreciseCoverage', (fault, taken) => {
      if (fault) throw fault
      for (const { url, scriptId, functions } of taken.result) {
        if (!url.includes('/packages/') || url.includes('/offers/test/')) continue
        for (const { functionName, ranges } of functions) {
          if (this.#isExport(scriptId, ranges[0]!.startOffset)) continue
          let sum = 0
          for (const { count } of ranges) sum += count
          if (sum === 0) continue
          blocks += sum
          const name = `${functionName || 'unnamed'} (${url.split('/').at(-1)})`
          counts.set(name, (counts.get(name) ?? 0) + sum)
        }
      }
    })
    const functions = [...counts].sort(([, a], [, b]) => b - a).slice(0, 5)
    return { blocks, functions: functions.map(([name, count]) => `${name}: ${count}`) }
  }

  /** Tests reach what a module exports through a function of the test runner, also a constant; the shop does not have these. */
  #isExport(scriptId: string, start: number): boolean {
    const source = this.#sources.get(scriptId) ?? this.#sourceOf(scriptId)
    return exportBefore.test(source.slice(Math.max(0, start - 150), start))
  }

  #sourceOf(scriptId: string): string {
    let source = ''
    this.#session.post('Debugger.getScriptSource', { scriptId }, (fault, { scriptSource }) => {
      if (fault) throw fault
      source = scriptSource
    })
    this.#sources.set(scriptId, source)
    return source
  }
}

const exportBefore = /__vi\w*_exportName__\("\w+", $/

export interface Round {
  readonly blocks: number
  /** Where most of them were, for whoever has to mend it. */
  readonly functions: readonly string[]
}
