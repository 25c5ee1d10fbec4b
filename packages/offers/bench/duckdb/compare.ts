import { type DuckDBConnection, DuckDBInstance, type DuckDBPreparedStatement } from '@duckdb/node-api'
import type { OfferSearchRequest } from '@wojaz/travel'
import { search } from '../../src/search.ts'
import type { SearchResult } from '../../src/search-result.ts'
import { countPackages } from '../count-packages.ts'
import { count, megabytes, ms, percentile, seconds, times, timesOf, withProcessorTime } from '../figures.ts'
import { type Figure, type LoadedWorld, mixOf, warmUp } from '../measure-engine.ts'
import { widestSearch } from '../search-mix.ts'
import type { StoredWorld } from '../stored-world.ts'
import { loadParts } from './load-parts.ts'
import { materialisedSql, materialiseOffers } from './materialised-offers.ts'
import { partsSql } from './parts-search.ts'
import { answerTo, requireSameAnswer } from './same-answer.ts'
import { type Numbers, readNumbers } from './search-sql.ts'

/** Over the parts a search takes up to seconds: some of the mix must do. */
export interface Samples {
  readonly materialised: number
  readonly parts: number
}

/**
 * The same searches of the same world by the engine and by DuckDB, in memory, on all cores; every answer is compared.
 * DuckDB may plan each query beforehand: only running it and reading the answer counts.
 */
export async function compareWithDuckDb(
  loaded: LoadedWorld,
  world: StoredWorld,
  samples: Samples,
): Promise<Figure[]> {
  const instance = await DuckDBInstance.create(':memory:')
  const duck = await instance.connect()
  try {
    const { today } = world.size
    const preparing = performance.now()
    await loadParts(duck, world.inventory, today)
    const preparedMs = performance.now() - preparing
    const numbers = await readNumbers(duck)
    const compare = comparison(duck, loaded, world, numbers)
    const all = mixOf(loaded.index, today)
    const mix = all.slice(warmUp)
    await timesOf(all.slice(0, warmUp), (request) => search(loaded.index, loaded.scanner, request, 'pl'))
    const few = mix.slice(0, samples.parts)
    const contract = await compare(few, (request) => partsSql('contract', request, today, numbers))
    const prepared = await compare(few, (request) => partsSql('prepared', request, today, numbers))
    const materialising = performance.now()
    const rows = await materialiseOffers(duck)
    const materialisedMs = performance.now() - materialising
    const packages = countPackages(loaded.index)
    if (rows !== packages) throw new Error(`DuckDB has ${rows} packages, the engine ${packages}.`)
    const ofTwo = mix.filter(({ childrenBirthdays }) => childrenBirthdays.length === 0)
    const overRows = (request: OfferSearchRequest) => materialisedSql(request, today, numbers)
    const materialised = await compare(ofTwo.slice(0, samples.materialised), overRows)
    const widest = await compare(Array<OfferSearchRequest>(5).fill(widestSearch), overRows)
    return [
      ['DuckDB: nights spelled out and sorted in', seconds(preparedMs), ''],
      ['rows of the offers table (party of two)', count(rows), ''],
      ['offers table made in', seconds(materialisedMs), ''],
      ['memory of DuckDB', megabytes(await memoryOf(duck)), ''],
      ...figures('materialised, two adults', materialised, '≥ 20 ×'),
      ...figures('materialised, widest', widest, ''),
      ...figures('parts (contract tables)', contract, '≥ 500 ×'),
      ...figures('parts prepared like the index', prepared, ''),
    ]
  } finally {
    duck.closeSync()
    instance.closeSync()
  }
}

type Measured = Awaited<ReturnType<typeof withProcessorTime>>

interface Comparison {
  readonly engine: Measured
  readonly duck: Measured
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
    const engine = await withProcessorTime(() =>
      timesOf(searches, async (request) => results.push(await find(request))),
    )
    const rows: (readonly unknown[])[] = []
    const statements: DuckDBPreparedStatement[] = []
    for (const request of searches) statements.push(await duck.prepare(sqlOf(request)))
    for (const statement of statements.slice(0, 3)) await answerTo(statement)
    const theirs = await withProcessorTime(() =>
      timesOf(statements, async (statement) => rows.push(await answerTo(statement))),
    )
    for (const statement of statements) statement.destroySync()
    searches.forEach((request, i) => {
      requireSameAnswer(request, results[i]!, rows[i]!, { today: size.today, numbers })
    })
    return { engine, duck: theirs }
  }
}

function figures(name: string, { engine, duck }: Comparison, aim: string): Figure[] {
  const row = (label: string, of: (measured: Measured) => number): Figure => [
    `${name}: ${label}`,
    `${ms(of(duck))} / ${ms(of(engine))} = ${times(of(duck) / of(engine))}`,
    aim,
  ]
  return [
    [`${name}: searches, all answers the same`, count(engine.values.length), ''],
    row('p50', ({ values }) => percentile(values, 0.5)),
    row('p99', ({ values }) => percentile(values, 0.99)),
    row('processor time', ({ processorMs }) => processorMs),
  ]
}

async function memoryOf(duck: DuckDBConnection): Promise<number> {
  const reader = await duck.runAndReadAll('select sum(memory_usage_bytes)::DOUBLE from duckdb_memory()')
  return Number(reader.getRows()[0]?.[0])
}
