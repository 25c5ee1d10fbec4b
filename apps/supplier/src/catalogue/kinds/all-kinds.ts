import { excursions } from './excursions.ts'
import type { Kind } from './kind.ts'
import { tickets } from './tickets.ts'
import { transfersAndTables } from './transfers-and-tables.ts'
import { waterTrips } from './water.ts'

export const allKinds: readonly Kind[] = [...excursions, ...tickets, ...waterTrips, ...transfersAndTables]
