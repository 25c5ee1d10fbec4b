import { clearLine, cursorTo } from 'node:readline'

/**
 * @typedef {object} Progress
 * @property {<T>(title: string, work: (waitsFor: (what: string) => void) => Promise<T>) => Promise<T>} step
 * @property {(line: string) => void} say
 */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMs = 100
// A step that was up to date needs no line in a log.
const worthTellingMs = 300

/**
 * Shows which step runs, for how long and what it waits for. A terminal gets one updated line per step, a log two fixed ones, or three.
 * @param {{ out?: NodeJS.WriteStream, now?: () => number }} [options]
 * @returns {Progress}
 */
export function createProgress({ out = process.stdout, now = Date.now } = {}) {
  const begin = now()

  return {
    say: (line) => void out.write(`${line}\n`),

    async step(title, work) {
      const started = now()
      let waiting = ''
      let frame = 0
      const draw = () => {
        cursorTo(out, 0)
        const line = `${frames[frame++ % frames.length]} ${title} ${seconds(now() - started)}${waiting && ` – ${waiting}`}`
        out.write(line.slice(0, (out.columns || 80) - 1))
        clearLine(out, 1)
      }
      const timer = setInterval(out.isTTY ? draw : () => {}, frameMs)
      let isTold = false
      // A log gets one line, after a moment in which the step can say what it waits for; if it needs longer to say so, another.
      const tell = () => {
        isTold = true
        out.write(`… ${title}${waiting && `: ${waiting}`}\n`)
      }
      const announcement = setTimeout(out.isTTY ? () => {} : tell, worthTellingMs)
      const finish = (/** @type {string} */ mark) => {
        clearInterval(timer)
        clearTimeout(announcement)
        if (out.isTTY) {
          cursorTo(out, 0)
          clearLine(out, 0)
        }
        out.write(`${mark} ${title} ${seconds(now() - started)} (at ${seconds(now() - begin)})\n`)
      }
      try {
        const result = await work((what) => {
          const isFirst = waiting === ''
          waiting = what
          if (isFirst && isTold) tell()
        })
        finish('✓')
        return result
      } catch (error) {
        finish('✗')
        throw error
      }
    },
  }
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
