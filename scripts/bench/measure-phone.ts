import path from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '@wojaz/database/testing'
import { printTable } from '@wojaz/offers/bench'
import lighthouse from 'lighthouse'
import { countElements, phoneScreen } from './first-view.ts'
import { kilobytes, pageWeight } from './page-weight.ts'
import { type PhonePage, phonePages } from './phone-pages.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

/** Lighthouse's own slow 4G. */
const slow4g = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}
/** How many times slower than this machine, which has the speed of a mid-range phone. */
const oldPhone = 4
/** Lighthouse says the middle one: one run meets a picture that comes late, or another program. */
const runs = 3
const header = [
  '',
  'score × 1',
  'FCP',
  'LCP',
  'score × 4',
  'blocking',
  'shift',
  'first view',
  'all',
  'HTML',
  'scripts',
  'speed of the machine',
]
const aims = ['aim', '≥ 95', '< 1.5 s', '< 2.0 s', '≥ 80', '', '< 0.05', '≤ 900', '', '', '', '']

/** Eight kinds of pages on a phone with slow 4G: Lighthouse's figures, elements and bytes. */
export async function measurePhone(settings: StackSettings): Promise<void> {
  console.log('Start: builds what is not built, makes the demo world …')
  const stack = await startForBench(settings)
  const rows = [aims]
  try {
    const pages = await phonePages(stack.url, path.join(settings.dataFolder, 'mail'))
    for (const page of pages)
      rows.push(
        await rowOf(stack.url, page).catch((error: unknown) => [
          `${page.name}: ${error instanceof Error ? error.message : String(error)}`,
        ]),
      )
  } finally {
    await stack.stop()
  }
  printTable('Pages on a phone, slow 4G (the browser and the shop share the cores)', header, rows)
}

async function rowOf(siteUrl: string, page: PhonePage): Promise<string[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  })
  try {
    const context = await browser.newContext({
      viewport: phoneScreen,
      // Lighthouse's phone, so that its pictures have been scaled before, as for any guest but the first.
      deviceScaleFactor: 1.75,
      extraHTTPHeaders: page.cookie ? { cookie: page.cookie } : {},
    })
    const tab = await context.newPage()
    await tab.goto(siteUrl + page.path, { waitUntil: 'networkidle' })
    const elements = await countElements(tab)
    await context.close()
    const fast = await scores(siteUrl, page, port, 1)
    const slow = await scores(siteUrl, page, port, oldPhone)
    const weight = await pageWeight(siteUrl, page.path, page.cookie)
    return [
      page.name,
      percent(fast.score),
      seconds(fast.firstPaintMs),
      seconds(fast.largestPaintMs),
      percent(slow.score),
      `${slow.blockingMs.toFixed(0)} ms`,
      fast.shift.toFixed(3),
      String(elements.firstView),
      String(elements.all),
      kilobytes(weight.html),
      kilobytes(weight.javascript),
      `${fast.machine.toFixed(0)}, ${slow.machine.toFixed(0)}`,
    ]
  } finally {
    await browser.close()
  }
}

interface Run {
  score: number
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  shift: number
  /** Lighthouse's benchmark index: a mid-range phone has some 750. */
  machine: number
}

/** The middle of some runs for each figure. */
async function scores(siteUrl: string, page: PhonePage, port: number, slowdown: number): Promise<Run> {
  const found: Run[] = []
  while (found.length < runs) found.push(await runLighthouse(siteUrl, page, port, slowdown))
  const middle = (figure: keyof Run) =>
    found.map((run) => run[figure]).toSorted((one, other) => one - other)[Math.floor(runs / 2)] as number
  return {
    score: middle('score'),
    firstPaintMs: middle('firstPaintMs'),
    largestPaintMs: middle('largestPaintMs'),
    blockingMs: middle('blockingMs'),
    shift: middle('shift'),
    machine: middle('machine'),
  }
}

/** Now and then the browser's trace lacks its beginning, and Lighthouse asks for another run. */
async function runLighthouse(
  siteUrl: string,
  page: PhonePage,
  port: number,
  slowdown: number,
  triesLeft = 2,
): Promise<Run> {
  const { path: at, cookie } = page
  const result = await lighthouse(
    siteUrl + at,
    { port, onlyCategories: ['performance'], logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      settings: {
        formFactor: 'mobile',
        throttling: { ...slow4g, cpuSlowdownMultiplier: slowdown },
        ...(cookie && { extraHeaders: { cookie } }),
      },
    },
  )
  const { audits = {}, categories, runtimeError, environment } = result?.lhr ?? {}
  if (runtimeError?.code === 'NO_NAVSTART' && triesLeft > 0)
    return runLighthouse(siteUrl, page, port, slowdown, triesLeft - 1)
  const score = categories?.performance?.score
  if (typeof score !== 'number') {
    const reasons = [runtimeError?.message, ...Object.values(audits).map((audit) => audit.errorMessage)]
    throw new Error(`Lighthouse has no score for ${at}: ${reasons.find(Boolean) ?? 'it says no reason'}`)
  }
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score,
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    machine: environment?.benchmarkIndex ?? Number.NaN,
  }
}

function percent(share: number): string {
  return (share * 100).toFixed(0)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
