import type { CollectionConfig } from 'payload'
import { adminOrEditor } from '../access.ts'
import { contentChanged } from '../announce-change.ts'
import { label } from '../fields/label.ts'

/**
 * The dictionary, one document for each text: one form with thousands of texts took a minute to open and seconds to save. A saved
 * change is live at once.
 */
export const texts: CollectionConfig = {
  slug: 'texts',
  labels: { singular: label('Tekst', 'Text'), plural: label('Teksty sklepu', 'Texts of the shop') },
  access: { read: adminOrEditor, create: adminOrEditor, update: adminOrEditor, delete: adminOrEditor },
  defaultSort: 'key',
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['key', 'value', 'updatedAt'],
    listSearchableFields: ['key', 'value'],
    pagination: { defaultLimit: 50 },
    group: label('Cały sklep', 'Whole shop'),
    description: label(
      'Napisy sklepu. Szukaj po nazwie albo po słowach. Zapisany tekst od razu widzą goście; pusty wraca do tekstu, z którym sklep powstał.',
      'What the shop says. Search by key or by words. A saved text is seen by guests at once; an empty one is again what the shop came with.',
    ),
  },
  hooks: { afterChange: [contentChanged.afterChange], afterDelete: [contentChanged.afterDelete] },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 120,
      label: label('Nazwa tekstu', 'Key'),
      admin: {
        description: label(
          'Nazwa, pod którą sklep szuka tekstu. Odmiany mają końcówki _one, _few, _many, _other.',
          'The name under which the shop looks for the text. Plural forms end in _one, _few, _many, _other.',
        ),
      },
    },
    {
      name: 'value',
      type: 'textarea',
      localized: true,
      label: label('Tekst', 'Text'),
      admin: {
        description: label(
          'W podwójnych nawiasach klamrowych, na przykład {{count}}, sklep wstawia liczby i nazwy: zostaw je, jak są.',
          'Into double braces, say {{count}}, the shop puts numbers and names: leave them as they are.',
        ),
      },
    },
  ],
}
