/**
 * `npm run bench`: prints the stack's figures as tables. Nothing passes or fails, because machines differ. `npm run bench -- home
 * http` runs only some sections; `-- offers duckdb --sizes 1` uses only the large inventory; `-- booking --orders 200` places
 * fewer orders.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@wojaz/database/testing'
import { measureAttractions } from './bench/measure-attractions.ts'
import { measureBooking } from './bench/measure-booking.ts'
import { measureCard } from './bench/measure-card.ts'
import { measureContent } from './bench/measure-content.ts'
import { measureFlights } from './bench/measure-flights.ts'
import { measureGreedy } from './bench/measure-greedy.ts'
import { measureHome } from './bench/measure-home.ts'
import { measureListing } from './bench/measure-listing.ts'
import { measureLogins } from './bench/measure-logins.ts'
import { measurePasswords } from './bench/measure-passwords.ts'
import { measurePhone } from './bench/measure-phone.ts'
import { measureSearches } from './bench/measure-searches.ts'
import { measureWorkers } from './bench/measure-workers.ts'
import { ensureBrowser } from './steps/browser.mjs'
import { largePages } from './steps/processes.mjs'
import { createProgress } from './steps/progress.mjs'
import { inProject } from './steps/project.mjs'

const ofHouse = [
  'home',
  'passwords',
  'logins',
  'listing',
  'flights',
  'card',
  'phone',
  'workers',
  'booking',
  'content',
  'greedy',
  'http',
]
const sections = [...ofHouse, 'offers', 'duckdb', 'limits', 'attractions']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '0.25,1,4' },
    hotels: { type: 'string', default: '3000' },
    orders: { type: 'string', default: '1500' },
  },
})
const unknown = positionals.filter((section) => !sections.includes(section))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}: choose among ${sections.join(', ')}.`)
  process.exit(2)
}
const chosen = new Set(positionals.length > 0 ? positionals : sections)

if (ofHouse.some((section) => chosen.has(section))) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'wojaz-bench-'))
  const settings = { dataFolder, port: await freePort(), cmsPort: await freePort() }
  try {
    if (['listing', 'flights', 'card', 'phone', 'booking'].some((section) => chosen.has(section))) {
      Object.assign(process.env, await ensureBrowser(createProgress()))
    }
    if (chosen.has('home')) await measureHome(settings)
    if (chosen.has('passwords')) await measurePasswords(settings)
    if (chosen.has('logins')) await measureLogins(settings)
    if (chosen.has('listing')) await measureListing(settings)
    if (chosen.has('flights')) await measureFlights(settings)
    if (chosen.has('card')) await measureCard(settings)
    if (chosen.has('phone')) await measurePhone(settings)
    if (chosen.has('workers')) await measureWorkers(settings)
    if (chosen.has('booking')) await measureBooking(settings, Number(values.orders))
    if (chosen.has('content')) await measureContent(settings)
    if (chosen.has('greedy')) await measureGreedy(settings)
    if (chosen.has('http')) await measureSearches(settings, Number(values.hotels))
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
const ofOffers = ['offers', 'duckdb'].filter((section) => chosen.has(section))
if (ofOffers.length > 0) await runBench('offers', ofOffers.join(), values.sizes)
if (chosen.has('limits')) await runBench('limits')
if (chosen.has('attractions')) measureAttractions()

/** In a separate process, so that earlier measurements leave no garbage behind. */
async function runBench(name: string, ...args: string[]): Promise<void> {
  const file = inProject(`packages/offers/bench/${name}.bench.ts`)
  const env = { ...largePages, ...process.env }
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit', env })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(1)
}
