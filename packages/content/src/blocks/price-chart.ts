import { searchLimits } from '@wojaz/travel/search'
import type { Block } from 'payload'
import { mostCompared } from '../components.ts'
import { label } from '../fields/label.ts'
import { codesField } from '../fields/limits.ts'
import { nightsFields } from '../fields/nights.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const priceChart: Block = {
  slug: 'priceChart',
  interfaceName: 'PriceChartBlock',
  labels: {
    singular: label('Wykres najniższych cen', 'Lowest-price chart'),
    plural: label('Wykresy najniższych cen', 'Lowest-price charts'),
  },
  fields: [
    headingField({ required: true }),
    leadField,
    {
      ...codesField('destinations', label('Kierunki (kody)', 'Destinations (codes)'), mostCompared),
      admin: {
        description: label(
          'Najwyżej trzy. Puste: kierunek strony, na której stoi wykres.',
          'Three at most. Empty: the destination of the page the chart stands on.',
        ),
      },
    } as Block['fields'][number],
    codesField('airports', label('Lotniska (kody)', 'Airports (codes)'), searchLimits.airports),
    nightsFields,
    ...componentFrame,
  ],
}
