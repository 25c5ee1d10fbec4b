import { AggregatorRegistry } from 'prom-client'
import type { FromWorker, ToWorker } from './worker-messages.ts'

type Send = (message: ToWorker) => void
type Metrics = Parameters<typeof AggregatorRegistry.aggregate>[0]

/** A worker that has not answered by then is left out. */
const patienceMs = 3_000

/** Sums the metrics of all workers, so that any worker can answer Prometheus for all of them. */
export function gatherMetrics(serving: () => readonly { send: Send }[]) {
  const gatherings = new Map<number, (metrics: readonly object[]) => void>()
  let count = 0

  async function gather(): Promise<string> {
    const id = ++count
    const asked = serving()
    const answers: (readonly object[])[] = []
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, patienceMs)
      gatherings.set(id, (metrics) => {
        answers.push(metrics)
        if (answers.length < asked.length) return
        clearTimeout(patience)
        resolve()
      })
      for (const { send } of asked) send({ say: 'own-metrics', id })
    })
    gatherings.delete(id)
    return AggregatorRegistry.aggregate(answers as unknown as Metrics).metrics()
  }

  return async (message: FromWorker, send: Send): Promise<void> => {
    if (message.say === 'own-metrics') gatherings.get(message.id)?.(message.metrics)
    if (message.say === 'all-metrics') send({ say: 'all-metrics', id: message.id, text: await gather() })
  }
}
