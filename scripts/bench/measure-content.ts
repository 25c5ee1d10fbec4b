import { ms, percentile, printTable } from '@wojaz/offers/bench'
import { crawl } from '../../e2e/fixtures/crawl.ts'
import { loadPage } from './load-page.ts'
import { saveUntilSeen } from './save-until-seen.ts'
import { type StackSettings, startForBench } from './start-for-bench.ts'

const page = '/zima'
const saves = 20

/** An editor's page: how many guests it can serve, how soon a change is visible, and that it has no dead links. */
export async function measureContent(settings: StackSettings): Promise<void> {
  console.log('Start …')
  const stack = await startForBench(settings)
  const rows: string[][] = []
  try {
    console.log(`${page}: 16 connections for 10 s …`)
    const load = await loadPage(stack.url + page, { 'accept-encoding': 'gzip' })
    rows.push([`${page}, gzip, requests/s`, load.perSecond.toFixed(0), '≥ 1000'])
    rows.push([`${page}, gzip, p95`, ms(load.p95Ms), ''])
    if (load.failed > 0) rows.push([`${page}, failed requests`, String(load.failed), '0'])

    console.log(`An editor saves ${saves} times …`)
    const times = await saveUntilSeen(settings.port, saves)
    rows.push(['from the press on "publish" until a guest sees it, p50', ms(percentile(times, 0.5)), '< 1 s'])
    rows.push(['… the slowest', ms(percentile(times, 1)), '< 1 s'])

    console.log('Following every link from the home page …')
    const started = performance.now()
    const { pages, links, dead, withoutWords } = await crawl(stack.url)
    rows.push(['pages reached from the home page', String(pages.length), ''])
    rows.push(['links followed', String(links), ''])
    rows.push(['dead links, pictures without words', `${dead.length}, ${withoutWords.length}`, '0, 0'])
    rows.push(['time of the walk', `${((performance.now() - started) / 1000).toFixed(1)} s`, ''])
  } finally {
    await stack.stop()
  }
  printTable('Content (the load generator shares the cores)', ['', 'measured', 'aim'], rows)
}
