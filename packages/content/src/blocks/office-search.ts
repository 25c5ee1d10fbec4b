import { label } from '../fields/label.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { defineBlock } from './define-block.ts'
import { optionsOf } from './public-options.ts'

export const officeSearch = defineBlock({
  name: 'officeSearch',
  labels: {
    singular: label('Wyszukiwarka biur', 'Office search'),
    plural: label('Wyszukiwarki biur', 'Office searches'),
  },
  fields: [headingField({ required: false }), leadField],
  read: (block, { library }) => ({
    heading: block.heading || null,
    lead: block.lead || null,
    /** Cities with offices, by name. */
    cities: library.cities,
  }),
  api: {
    items: ({ cities }) =>
      cities.map(({ name, seoName, offices }) => ({
        label: name,
        url: `/kontakt/biura-tui/${seoName}`,
        options: optionsOf({ offices }),
      })),
  },
})
