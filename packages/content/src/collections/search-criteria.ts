import { isFilterId, isSearchCode, searchLimits } from '@wojaz/travel/search'
import type { CollectionConfig, TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { isSeoName } from '../destination.ts'
import { label } from '../fields/label.ts'
import { codesField, tripTypeField } from '../fields/limits.ts'
import { namedRows } from '../fields/named-rows.ts'
import { nightsFields } from '../fields/nights.ts'
import { richTextField } from '../fields/rich-text.ts'
import { say } from '../fields/say.ts'
import { listingSortOptions } from '../fields/sort-options.ts'
import { headingField, leadField, wholeNumber } from '../fields/texts.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

const tokens = label(
  'Można użyć {{place}}, {{inPlace}}, {{toPlace}}, {{direction}}, {{region}}, {{resort}}, {{criteria}}, {{currentYear}}, {{seasonYear}}.',
  '{{place}}, {{inPlace}}, {{toPlace}}, {{direction}}, {{region}}, {{resort}}, {{criteria}}, {{currentYear}}, {{seasonYear}} may be used.',
)

/** The searches behind `/oferty-{criteria}` and `/wyloty-z-{city}` at every destination. */
export const searchCriteria: CollectionConfig = {
  slug: 'search-criteria',
  ...libraryFrame,
  labels: {
    singular: label('Gotowe wyszukiwanie', 'Search criteria'),
    plural: label('Gotowe wyszukiwania', 'Search criteria'),
  },
  admin: {
    useAsTitle: 'seoName',
    defaultColumns: ['seoName', 'kind', 'name', 'active', 'updatedAt'],
    group: contentGroup,
  },
  indexes: [{ fields: ['kind', 'seoName'], unique: true }],
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 80,
      label: label('Nazwa', 'Name'),
      admin: {
        description: label(
          'Na przykład „Last minute”; dla lotów miasto w dopełniaczu: „Warszawy”.',
          'For instance "Last minute"; for flights the city as in "from Warsaw".',
        ),
      },
    },
    { ...headingField({ required: true }), admin: { description: tokens } },
    { ...leadField, admin: { description: tokens } },
    {
      name: 'metaTitle',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 160,
      label: label('Tytuł w wyszukiwarkach', 'Title in search engines'),
    },
    {
      name: 'metaDescription',
      type: 'textarea',
      localized: true,
      maxLength: 320,
      label: label('Opis w wyszukiwarkach', 'Description in search engines'),
    },
    richTextField('seoText', label('Tekst pod ofertami', 'Text below the offers'), { required: false }),
    {
      name: 'search',
      type: 'group',
      label: label('Czego szuka', 'What it searches'),
      fields: [
        { ...tripTypeField, required: true, defaultValue: 'WS' },
        codesField('airports', label('Lotniska (kody)', 'Airports (codes)'), searchLimits.airports),
        nightsFields,
        {
          name: 'departsWithinDays',
          type: 'number',
          label: label('Wyjazd w ciągu najbliższych dni', 'Leaving within days from today'),
          validate: wholeNumber(1, 730),
        },
        {
          name: 'sortCode',
          type: 'select',
          label: label('Sortowanie', 'Sort'),
          options: listingSortOptions,
        },
        {
          name: 'filters',
          type: 'array',
          maxRows: 12,
          label: label('Filtry', 'Filters'),
          labels: { singular: label('Filtr', 'Filter'), plural: label('Filtry', 'Filters') },
          admin: namedRows,
          fields: [
            {
              name: 'key',
              type: 'text',
              required: true,
              label: label('Filtr', 'Filter'),
              validate: validateFilter,
            },
            {
              name: 'values',
              type: 'text',
              hasMany: true,
              required: true,
              maxRows: searchLimits.filterValues,
              label: label('Wartości', 'Values'),
              validate: validateFilterValues,
            },
          ],
        },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'offers',
      label: label('Strona', 'Page'),
      options: [
        { value: 'offers', label: label('Ofert: /oferty-…', 'Of offers: /oferty-…') },
        { value: 'flights', label: label('Lotów: /wyloty-z-…', 'Of flights: /wyloty-z-…') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'seoName',
      type: 'text',
      required: true,
      index: true,
      label: label('Nazwa w adresie', 'Name in the address'),
      validate: validateSeoName,
      admin: { position: 'sidebar', placeholder: 'last-minute' },
    },
    {
      ...codesField('directions', label('Tylko dla kierunków (kody)', 'Only for destinations (codes)'), 100),
      admin: { position: 'sidebar' },
    } as CollectionConfig['fields'][number],
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Włączone', 'Active'),
      admin: { position: 'sidebar' },
    },
  ],
}

/** The unique index would refuse a duplicate too, but without a readable message. */
async function validateSeoName(
  value: string | null | undefined,
  { siblingData, id, req, event }: Parameters<TextFieldSingleValidation>[1],
): Promise<string | true> {
  if (!isSeoName(value ?? ''))
    return say(
      req,
      'Małe litery, cyfry i myślniki, na przykład last-minute albo warszawy.',
      'Small letters, digits and hyphens, for instance last-minute or warszawy.',
    )
  if (event === 'onChange') return true
  const { kind } = siblingData as { kind?: string }
  const others = id === undefined ? [] : [{ id: { not_equals: id } }]
  const { totalDocs } = await req.payload.count({
    collection: 'search-criteria',
    where: { and: [{ kind: { equals: kind } }, { seoName: { equals: value } }, ...others] },
    req,
  })
  return totalDocs === 0 || say(req, 'Taka nazwa już jest.', 'There is such a name already.')
}

function validateFilter(value: string | null | undefined, { req }: Parameters<TextFieldSingleValidation>[1]) {
  return isFilterId(value ?? '') || say(req, 'Nie ma takiego filtru.', 'There is no such filter.')
}

function validateFilterValues(
  value: string[] | null | undefined,
  { req }: Parameters<TextFieldManyValidation>[1],
) {
  const values = value ?? []
  const fine = values.length > 0 && values.length <= searchLimits.filterValues && values.every(isSearchCode)
  return fine || say(req, 'Podaj kody wartości.', 'Give the codes of values.')
}
