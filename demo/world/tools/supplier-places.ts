/** Writes down for the demo supplier of attractions what places there are: `npx tsx demo/world/tools/supplier-places.ts`. */
import { writeFileSync } from 'node:fs'
import { supplierPlaces } from '../src/world/places/supplier-places.ts'

const file = new URL('../../../apps/supplier/src/catalogue/places.jsonl', import.meta.url)
writeFileSync(file, supplierPlaces())
