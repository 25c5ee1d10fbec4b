import type { ArrayField, GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { activeField, plainGlobal } from './global-frame.ts'

export const dictionary: GlobalConfig = {
  slug: 'dictionary',
  label: label('Słownik', 'Dictionary'),
  ...plainGlobal,
  fields: [
    activeField,
    texts('localizedContent', label('Teksty', 'Texts')),
    texts(
      'declination',
      label('Odmiany (końcówki _one, _few, _many, _other)', 'Plural forms (_one, _few, _many, _other)'),
    ),
    // What the shop shipped when it last filled the dictionary: tells an editor's own wording from an untouched one.
    { name: 'shipped', type: 'json', hidden: true, access: { read: () => false, update: () => false } },
  ],
}

function texts(name: string, text: ReturnType<typeof label>): ArrayField {
  return {
    name,
    type: 'array',
    label: text,
    labels: { singular: label('Tekst', 'Text'), plural: label('Teksty', 'Texts') },
    admin: { ...namedRows, initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'key',
            type: 'text',
            required: true,
            maxLength: 120,
            label: label('Klucz', 'Key'),
            admin: { width: '40%' },
          },
          {
            name: 'value',
            type: 'text',
            localized: true,
            label: label('Tekst', 'Text'),
            admin: { width: '60%' },
          },
        ],
      },
    ],
  }
}
