import type { Field } from 'payload'
import { allBlocks } from '../blocks/all-blocks.ts'
import { label } from '../fields/label.ts'
import { linkFields } from '../fields/link.ts'
import { namedByHeading, namedRows } from '../fields/named-rows.ts'

export const slotsField: Field = {
  name: 'slots',
  type: 'array',
  // Open by default, because editors look for the components inside.
  admin: { ...namedRows, initCollapsed: false },
  label: label('Miejsca na stronie', 'Slots'),
  labels: { singular: label('Miejsce na stronie', 'Slot'), plural: label('Miejsca na stronie', 'Slots') },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      defaultValue: 'main',
      maxLength: 60,
      label: label('Nazwa miejsca', 'Name'),
      admin: {
        description: label('main to główna część strony.', 'main is the main part of the page.'),
      },
    },
    {
      name: 'components',
      type: 'blocks',
      label: label('Elementy', 'Components'),
      labels: { singular: label('Element', 'Component'), plural: label('Elementy', 'Components') },
      blocks: Object.values(allBlocks).map(({ form }) => namedByHeading(form)),
      admin: { initCollapsed: true },
    },
  ],
}

export const metaField: Field = {
  name: 'metaProperties',
  type: 'array',
  label: label('Dane dla wyszukiwarek', 'Meta properties'),
  labels: {
    singular: label('Dana dla wyszukiwarek', 'Meta property'),
    plural: label('Dane dla wyszukiwarek', 'Meta properties'),
  },
  admin: {
    ...namedRows,
    description: label(
      'Na przykład title, description, og:image. {{currentYear}} zamienia się w bieżący rok, {{seasonYear}} w rok lata, które jest w sprzedaży.',
      'For instance title, description, og:image. {{currentYear}} becomes the current year, {{seasonYear}} that of the summer on sale.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'key', type: 'text', required: true, maxLength: 60, label: label('Nazwa', 'Key') },
        {
          name: 'value',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 400,
          label: label('Treść', 'Value'),
        },
      ],
    },
  ],
}

export const breadcrumbsField: Field = {
  name: 'breadcrumbs',
  type: 'array',
  admin: namedRows,
  maxRows: 6,
  label: label('Ścieżka nawigacji', 'Breadcrumbs'),
  labels: {
    singular: label('Poziom ścieżki', 'Breadcrumb'),
    plural: label('Ścieżka nawigacji', 'Breadcrumbs'),
  },
  fields: linkFields({ required: true }),
}
