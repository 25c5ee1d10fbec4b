import { searchLimits } from '@wojaz/travel/search'
import type { TextField } from 'payload'
import { mostCompared } from '../components.ts'
import { label } from '../fields/label.ts'
import { codesField } from '../fields/limits.ts'
import { nightsFields } from '../fields/nights.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { nightsFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

export const priceChart = defineBlock({
  name: 'priceChart',
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
    } as TextField,
    codesField('airports', label('Lotniska (kody)', 'Airports (codes)'), searchLimits.airports),
    nightsFields,
  ],
  read(block) {
    if (!block.heading) return null
    return {
      heading: block.heading,
      lead: block.lead || null,
      /** Codes, at most three; empty: the place of the page. */
      destinations: (block.destinations ?? []).slice(0, mostCompared),
      airports: block.airports ?? [],
      /** Nights; null: any. */
      ...nightsFrom(block),
    }
  },
})
