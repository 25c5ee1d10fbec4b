import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from './refusal.mjs'

const askEveryMs = 100
const answerWithinMs = 10_000

/**
 * Polls the URL until it answers without a server error; fails if the process ends or takes too long.
 * @param {{ name: string, url: string, process: import('./processes.mjs').Process, withinMs: number }} wait
 */
export async function untilReady({ name, url, process, withinMs }) {
  const deadline = Date.now() + withinMs
  let lastAnswer = 'no answer'
  while (process.isRunning()) {
    lastAnswer = await answerOf(url)
    if (lastAnswer === 'ready') return
    if (Date.now() > deadline) {
      throw new Refusal(
        `${process.lastWords()}\n\nThe ${name} did not become ready within ${withinMs / 1000} s (${url}: ${lastAnswer}): see its last words above.`,
      )
    }
    await pause(askEveryMs)
  }
  throw new Refusal(
    `${process.lastWords()}\n\nThe ${name} could not start (${await process.ended}): see its last words above.`,
  )
}

/** @param {string} url */
async function answerOf(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerWithinMs) })
    await response.body?.cancel()
    return response.status < 500 ? 'ready' : `status ${response.status}`
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error)
    return cause instanceof Error && 'code' in cause ? String(cause.code) : message
  }
}
