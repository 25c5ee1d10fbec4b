/**
 * Figures of the engine over generated worlds: `npm run bench -- offers duckdb --sizes 0.25,1,4`. Starts a separate Postgres.
 * `offers` measures the engine, `duckdb` the same searches with DuckDB.
 */
import { compareWithDuckDb } from './duckdb/compare.ts'
import { printTable } from './figures.ts'
import { measureCharts } from './measure-charts.ts'
import { type Figure, loadWorld, measureEngine } from './measure-engine.ts'
import { measureFamilies } from './measure-families.ts'
import { openWorlds } from './stored-world.ts'

const [sections = 'offers,duckdb', sizes = '0.25,1,4'] = process.argv.slice(2)
const scales = sizes.split(',').map(Number)
const engine: Figure[][] = []
const families: Figure[][] = []
const charts: Figure[][] = []
const duckDb: Figure[][] = []
const worlds = await openWorlds()
try {
  for (const scale of scales) {
    console.log(`World of ${scale} × the large one: made, stored, measured …`)
    const world = await worlds.store(scale)
    const loaded = await loadWorld(world)
    await world.pool.end()
    if (sections.includes('offers')) {
      engine.push(await measureEngine(loaded, world))
      families.push(await measureFamilies(loaded, world))
      charts.push(await measureCharts(loaded, world))
    }
    if (sections.includes('duckdb')) {
      // Limits the rows to the number of the large world: some tens of millions.
      const lastDay = Math.floor(548 / Math.max(1, scale))
      duckDb.push(await compareWithDuckDb(loaded, world, { partsSearches: scale > 1 ? 10 : 30, lastDay }))
    }
    await loaded.scanner.close()
  }
} finally {
  await worlds.close()
}
if (engine.length > 0) {
  print('The offer engine', engine)
  print('A party nobody has asked for, beside two adults', families)
  print('A chart of lowest prices nobody has asked for', charts)
}
if (duckDb.length > 0) {
  print('The same searches by DuckDB / by the engine = ratio', duckDb)
}

function print(title: string, worldFigures: readonly Figure[][]): void {
  const [first = []] = worldFigures
  printTable(
    title,
    ['', ...scales.map((scale) => `${scale} ×`), 'aim at 1 ×'],
    first.map(([name, , aim], row) => [name, ...worldFigures.map((figures) => figures[row]?.[1] ?? ''), aim]),
  )
}
