import { execFileSync } from 'node:child_process'
import { ms } from '@wojaz/offers/bench'
import { inProject } from '../steps/project.mjs'
import { guestAddress } from './guest-address.ts'
import { drawingMs } from './stack-usage.ts'

const warmUp = 30
const pages = 100

/**
 * Rows of a table: what a page that is not cached costs the thread that draws, and how many times as much as bare React takes here
 * and now for as many elements. Machines differ by a half within minutes, this ratio does not.
 */
export async function compareWithReact(
  { url, pid }: { readonly url: string; readonly pid: number },
  name: string,
  paths: readonly string[],
): Promise<string[][]> {
  const ask = async (number: number) => {
    const headers = { 'accept-encoding': 'gzip', ...guestAddress(number) }
    const answer = await fetch(url + paths[number % paths.length], { headers })
    return answer.text()
  }
  let html = ''
  for (let number = 0; number < warmUp; number += 1) html = await ask(number)
  const count = elementsOf(html)
  const bareBefore = bareReactMs(count)
  const started = drawingMs(pid)
  for (let number = 0; number < pages; number += 1) await ask(warmUp + number)
  const pageMs = (drawingMs(pid) - started) / pages
  const bareMs = (bareBefore + bareReactMs(count)) / 2
  return [
    [`${name}, processor time of the drawing thread`, ms(pageMs), ''],
    [`${name}, × bare React for as many elements (${count})`, (pageMs / bareMs).toFixed(1), '≤ 5'],
  ]
}

function elementsOf(html: string): number {
  return html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1').match(/<[a-z]/g)?.length ?? 0
}

function bareReactMs(count: number): number {
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const script = inProject('scripts/bench/bare-react.mjs')
  return Number(execFileSync(process.execPath, [script, String(count)], { env, encoding: 'utf8' }))
}
