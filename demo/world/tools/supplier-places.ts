/** Writes the list of places for the demo supplier of attractions: `npx tsx demo/world/tools/supplier-places.ts`. */
import { writeFileSync } from 'node:fs'
import { supplierPlaces } from '../src/world/places/supplier-places.ts'

const file = new URL('../../../apps/supplier/src/catalogue/places.jsonl', import.meta.url)
writeFileSync(file, supplierPlaces())
