import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { processesWith } from './run-stack.ts'

export interface Outage {
  begin(): Promise<void>
  end(): Promise<void>
  /** Resumes the start script if an outage still lasts. */
  forget(): void
}

interface Part {
  dataFolder: string
  /** Finds its process by the command line. */
  command: RegExp
  port: number
  signal: 'SIGINT' | 'SIGKILL'
  /** Whether it works again. */
  works(): Promise<boolean>
}

/**
 * Stops one part of a running stack for as long as wanted. `npm start` would restart it within seconds, so it is frozen meanwhile
 * and restarts the part when it is resumed.
 */
export function outageOf({ dataFolder, command, port, signal, works }: Part): Outage {
  const find = (pattern: RegExp) => {
    const found = processesWith(dataFolder).find((one) => pattern.test(one.command))
    if (!found) throw new Error(`No process like ${pattern} has ${dataFolder}.`)
    return found.pid
  }
  let frozen: number | null = null
  const thaw = () => {
    if (frozen !== null) process.kill(frozen, 'SIGCONT')
    frozen = null
  }
  return {
    async begin() {
      frozen = find(/^\S*node scripts\/start\.mjs/)
      process.kill(frozen, 'SIGSTOP')
      process.kill(find(command), signal)
      await until(async () => !(await isOpen(port)))
    },
    async end() {
      thaw()
      await until(works)
    },
    forget: thaw,
  }
}

/** Whether the URL answers as a visitor would see it. */
export const answersAt = (url: string) => () =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const say = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => say(true)).once('error', () => say(false))
  })
}

const patienceMs = 60_000

async function until(isTrue: () => Promise<boolean>) {
  const end = Date.now() + patienceMs
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Still not so after ${patienceMs / 1000} s.`)
    await pause(50)
  }
}
