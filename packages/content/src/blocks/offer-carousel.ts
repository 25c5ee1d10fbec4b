import { searchLimits } from '@wojaz/travel/search'
import type { Block, Field } from 'payload'
import { offerSources } from '../components.ts'
import { label } from '../fields/label.ts'
import { codesField, tripTypeField } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { dayField } from '../fields/moment.ts'
import { nightsFields } from '../fields/nights.ts'
import { countField, headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

const sourceLabels: Record<(typeof offerSources)[number], ReturnType<typeof label>> = {
  promoted: label('Promowane oferty', 'Promoted offers'),
  lastMinute: label('Last minute', 'Last minute'),
  topHotels: label('Najlepsze hotele', 'Top hotels'),
  lastWatched: label('Ostatnio oglądane przez gościa', 'Last watched by the guest'),
  lastSearch: label('Ostatnie wyszukiwanie gościa', "The guest's last search"),
}

export const offerCarousel: Block = {
  slug: 'offerCarousel',
  interfaceName: 'OfferCarouselBlock',
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
      options: offerSources.map((value) => ({ value, label: sourceLabels[value] })),
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
    ...componentFrame,
  ],
}

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
