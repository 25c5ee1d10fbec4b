import { searchLimits } from '@wojaz/travel'
import type { Block, Field, NumberFieldSingleValidation } from 'payload'
import { offerSources } from '../components.ts'
import { label } from '../fields/label.ts'
import { codesField, tripTypeField } from '../fields/limits.ts'
import { optionalLink } from '../fields/link.ts'
import { dayField } from '../fields/moment.ts'
import { say } from '../fields/say.ts'
import { countField, headingField, leadField, wholeNumber } from '../fields/texts.ts'
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
    {
      type: 'row',
      fields: [
        nights('durationFrom', label('Nocy od', 'Nights from')),
        nights('durationTo', label('Nocy do', 'Nights to')),
      ],
    },
  ]
}

function nights(name: string, text: ReturnType<typeof label>): Field {
  const inRange = wholeNumber(1, searchLimits.nights)
  return {
    name,
    type: 'number',
    label: text,
    admin: { width: '50%' },
    validate: (value: number | null | undefined, options: Parameters<NumberFieldSingleValidation>[1]) => {
      const { durationFrom, durationTo } = options.siblingData as {
        durationFrom?: number
        durationTo?: number
      }
      const { req } = options
      if ((durationFrom == null) !== (durationTo == null))
        return say(req, 'Podaj obie liczby nocy albo żadnej.', 'Give both numbers of nights or none.')
      if (durationFrom != null && durationTo != null && durationFrom > durationTo)
        return say(req, 'Nocy „od” nie może być więcej niż „do”.', 'Nights "from" cannot exceed nights "to".')
      return inRange(value, options)
    },
  }
}
