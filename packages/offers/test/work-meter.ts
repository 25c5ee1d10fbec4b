import { Session } from 'node:inspector'
import { setImmediate as nextRound } from 'node:timers/promises'

/**
 * Measures work on the main thread: the most code blocks executed in one iteration of the event loop, counted by V8. A count, not
 * a time, so it is the same on every machine.
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

  /** Returns what was executed since the last call. */
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

  /**
   * In tests, exports of a module are read through a function of the test runner, even constants. The built shop has no such
   * functions, so they are not counted.
   */
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
  /** The functions with the most blocks, to find the cause. */
  readonly functions: readonly string[]
}
