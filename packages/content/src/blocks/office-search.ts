import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const officeSearch: Block = {
  slug: 'officeSearch',
  interfaceName: 'OfficeSearchBlock',
  labels: {
    singular: label('Wyszukiwarka biur', 'Office search'),
    plural: label('Wyszukiwarki biur', 'Office searches'),
  },
  fields: [headingField({ required: false }), leadField, ...componentFrame],
}
