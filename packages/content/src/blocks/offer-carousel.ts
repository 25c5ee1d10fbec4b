import { searchLimits } from '@wojaz/travel/search'
import type { Field } from 'payload'
import { label } from '../fields/label.ts'
import { codesField, tripTypeField } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { dayField } from '../fields/moment.ts'
import { nightsFields } from '../fields/nights.ts'
import { countField, headingField, leadField } from '../fields/texts.ts'
import type { OfferCarouselBlock } from '../payload-types.ts'
import { dayFrom, linkFrom, nightsFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

const sources = {
  promoted: label('Promowane oferty', 'Promoted offers'),
  lastMinute: label('Last minute', 'Last minute'),
  topHotels: label('Najlepsze hotele', 'Top hotels'),
  lastWatched: label('Ostatnio oglądane przez gościa', 'Last watched by the guest'),
  lastSearch: label('Ostatnie wyszukiwanie gościa', "The guest's last search"),
}

export const offerCarousel = defineBlock({
  name: 'offerCarousel',
  labels: {
    singular: label('Karuzela ofert', 'Offer carousel'),
    plural: label('Karuzele ofert', 'Offer carousels'),
  },
  fields: [
    headingField({ required: true }),
    leadField,
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'promoted',
      label: label('Skąd oferty', 'Where offers come from'),
      options: Object.entries(sources).map(([value, name]) => ({ value, label: name })),
    },
    tripTypeField,
    countField(24, 8),
    {
      name: 'criteria',
      type: 'group',
      label: label('Zawężenie', 'Narrowed to'),
      admin: { condition: (_, sibling) => !['lastWatched', 'lastSearch'].includes(String(sibling?.source)) },
      fields: criteriaFields(),
    },
    optionalLink('link', 'Link do wszystkich', 'Link to all of them'),
  ],
  read(block) {
    if (!block.heading) return null
    return {
      heading: block.heading,
      lead: block.lead || null,
      /** The source of the offers. The shop loads them; the last two come from the guest's browser. */
      source: block.source ?? 'promoted',
      /** Null: the trip type of the page or of the guest's search. */
      tripType: block.tripType ?? null,
      count: block.count ?? 8,
      criteria: criteriaFrom(block.criteria),
      /** Link to all of them. */
      link: linkFrom(block.link),
    }
  },
})

function criteriaFields(): Field[] {
  return [
    codesField('destinations', label('Kierunki (kody)', 'Destinations (codes)'), searchLimits.destinations),
    codesField('airports', label('Lotniska (kody)', 'Airports (codes)'), searchLimits.airports),
    {
      type: 'row',
      fields: [
        dayField('startDate', label('Wyjazd od', 'Leaving from')),
        dayField('endDate', label('Wyjazd do', 'Leaving until'), { notBefore: 'startDate' }),
      ],
    },
    nightsFields,
  ]
}

/** How an editor narrows a list of offers. Codes are those of the search; empty and null mean any. */
function criteriaFrom(criteria: OfferCarouselBlock['criteria']) {
  return {
    destinations: criteria?.destinations ?? [],
    airports: criteria?.airports ?? [],
    /** Days, yyyy-MM-dd. */
    startDate: dayFrom(criteria?.startDate),
    endDate: dayFrom(criteria?.endDate),
    ...nightsFrom(criteria ?? {}),
  }
}
