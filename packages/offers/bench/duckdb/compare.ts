import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { addDays } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { search } from '../../src/search.ts'
import type { SearchResult } from '../../src/search-result.ts'
import { countPackages } from '../count-packages.ts'
import {
  count,
  megabytes,
  ms,
  percentile,
  repeated,
  seconds,
  times,
  timesOf,
  withProcessorTime,
} from '../figures.ts'
import { type Figure, type LoadedWorld, mixOf, warmUp } from '../measure-engine.ts'
import { widestSearch } from '../search-mix.ts'
import type { StoredWorld } from '../stored-world.ts'
import { loadParts } from './load-parts.ts'
import { materialisedSql, materialiseOffers } from './materialised-offers.ts'
import { partsSql } from './parts-search.ts'
import { answerTo, requireSameAnswer } from './same-answer.ts'
import { daysOf, type Numbers, readNumbers } from './search-sql.ts'

/** Time limit of each comparison with DuckDB, so that the bench stays short. */
const patienceSeconds = 30

export interface Bounds {
  /** A search over the parts takes up to seconds, so only this many of the mix are run. */
  readonly partsSearches: number
  /** The rows begin tomorrow and end with this day. No search looks at later rows, so they are not generated. */
  readonly lastDay: number
}

/** Runs the same searches with the engine and with DuckDB, in memory, on all cores. Every answer is compared. */
export async function compareWithDuckDb(
  loaded: LoadedWorld,
  world: StoredWorld,
  bounds: Bounds,
): Promise<Figure[]> {
  const spill = mkdtempSync(path.join(tmpdir(), 'wojaz-duckdb-'))
  // Enough for every table and every search. Only sorting the rows of the largest world may spill to disk.
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '8GB', temp_directory: spill })
  const duck = await instance.connect()
  try {
    const { today } = world.size
    const preparing = performance.now()
    await loadParts(duck, world.inventory(), today)
    const preparedMs = performance.now() - preparing
    const numbers = await readNumbers(duck)
    const compare = comparison(duck, loaded, world, numbers)
    const all = mixOf(loaded.index, today)
    const mix = all.slice(warmUp)
    await timesOf(all.slice(0, warmUp), (request) => search(loaded.index, loaded.scanner, request, 'pl'))
    // Other searches each time, because the engine caches recent answers.
    const [few, others] = [mix.slice(0, bounds.partsSearches), mix.slice(-bounds.partsSearches)]
    const contract = await compare(few, (request) => partsSql('contract', request, today, numbers))
    const prepared = await compare(others, (request) => partsSql('prepared', request, today, numbers))
    const materialising = performance.now()
    const rows = await materialiseOffers(duck, bounds.lastDay)
    const materialisedMs = performance.now() - materialising
    const packages = countPackages(loaded.index)
    if (bounds.lastDay === 548 && rows !== packages)
      throw new Error(`DuckDB has ${rows} packages, the engine ${packages}.`)
    const ofTwo = mix.filter(
      (request) => request.childrenBirthdays.length === 0 && daysOf(request, today).to <= bounds.lastDay,
    )
    const overRows = (request: OfferSearchRequest) => materialisedSql(request, today, numbers)
    const materialised = await compare(ofTwo, overRows)
    const everything = { ...widestSearch, departureDateTo: addDays(today, bounds.lastDay) }
    const widest = await compare(repeated(5, everything), overRows)
    return [
      ['DuckDB: nights spelled out and sorted in', seconds(preparedMs), ''],
      ['days in the offers table', `${bounds.lastDay} of 548`, ''],
      ['its rows (party of two)', count(rows), ''],
      ['it was made in', seconds(materialisedMs), ''],
      ['memory of DuckDB', megabytes(await memoryOf(duck)), ''],
      ...figures('materialised, two adults', materialised, '≥ 20 ×'),
      ...figures('materialised, widest', widest, ''),
      ...figures('parts (contract tables)', contract, '≥ 500 ×'),
      ...figures('parts prepared like the index', prepared, ''),
    ]
  } finally {
    duck.closeSync()
    instance.closeSync()
    rmSync(spill, { recursive: true, force: true })
  }
}

type Measured = Awaited<ReturnType<typeof withProcessorTime>>

interface Comparison {
  readonly engine: Measured
  readonly duck: Measured
  /** DuckDB's planning time, which is part of its times. */
  readonly planning: readonly number[]
}

function comparison(
  duck: DuckDBConnection,
  { index, scanner }: LoadedWorld,
  { size }: StoredWorld,
  numbers: Numbers,
) {
  return async (
    searches: readonly OfferSearchRequest[],
    sqlOf: (request: OfferSearchRequest) => string,
  ): Promise<Comparison> => {
    const results: SearchResult[] = []
    const find = async (request: OfferSearchRequest) => {
      const found = await search(index, scanner, request, 'pl')
      if (!found.ok) throw new Error(`Refused: ${JSON.stringify(found.refusal)}`)
      return found.value
    }
    const rows: (readonly unknown[])[] = []
    const planning: number[] = []
    const askDuck = async (request: OfferSearchRequest) => {
      const started = performance.now()
      const statement = await duck.prepare(sqlOf(request))
      planning.push(performance.now() - started)
      const row = await answerTo(statement)
      statement.destroySync()
      return row
    }
    for (const request of searches.slice(0, 2)) await askDuck(request)
    planning.length = 0
    const theirs = await withProcessorTime(() =>
      timesOf(searches, async (request) => rows.push(await askDuck(request)), patienceSeconds),
    )
    const asked = searches.slice(0, rows.length)
    const engine = await withProcessorTime(() =>
      timesOf(asked, async (request) => results.push(await find(request))),
    )
    asked.forEach((request, i) => {
      requireSameAnswer(request, results[i]!, rows[i]!, { today: size.today, numbers })
    })
    return { engine, duck: theirs, planning }
  }
}

function figures(name: string, { engine, duck, planning }: Comparison, aim: string): Figure[] {
  const row = (label: string, of: (measured: Measured) => number): Figure => [
    `${name}: ${label}`,
    `${ms(of(duck))} / ${ms(of(engine))} = ${times(of(duck) / of(engine))}`,
    aim,
  ]
  return [
    [`${name}: searches, all answers the same`, count(engine.values.length), ''],
    row('p50', ({ values }) => percentile(values, 0.5)),
    [`${name}: of these p50 for planning the query`, ms(percentile(planning, 0.5)), ''],
    row('p99', ({ values }) => percentile(values, 0.99)),
    row('processor time', ({ processorMs }) => processorMs),
  ]
}

async function memoryOf(duck: DuckDBConnection): Promise<number> {
  const reader = await duck.runAndReadAll('select sum(memory_usage_bytes)::DOUBLE from duckdb_memory()')
  return Number(reader.getRows()[0]?.[0])
}
