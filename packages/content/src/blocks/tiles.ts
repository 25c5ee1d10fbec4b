import { isAddress, validateAddress } from '../fields/address.ts'
import { label } from '../fields/label.ts'
import { limitFields } from '../fields/limits.ts'
import { namedRows } from '../fields/named-rows.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField, leadField } from '../fields/texts.ts'
import type { TilesBlock } from '../payload-types.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'
import { defineBlock } from './define-block.ts'
import { optionsOf } from './public-options.ts'

const icons = {
  price: label('Cena', 'Price'),
  shield: label('Tarcza', 'Shield'),
  calendar: label('Kalendarz', 'Calendar'),
  phone: label('Telefon', 'Phone'),
  plane: label('Samolot', 'Plane'),
  sun: label('Słońce', 'Sun'),
  snow: label('Śnieg', 'Snow'),
  heart: label('Serce', 'Heart'),
}

export const tiles = defineBlock({
  name: 'tiles',
  labels: { singular: label('Kafelki', 'Tiles'), plural: label('Kafelki', 'Tiles') },
  fields: [
    headingField({ required: false }),
    leadField,
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'picture',
      label: label('Układ', 'Layout'),
      options: [
        { value: 'picture', label: label('Duże zdjęcia', 'Large pictures') },
        { value: 'compact', label: label('Małe zdjęcie obok tekstu', 'Small picture beside the text') },
        { value: 'fact', label: label('Ikona i zdanie', 'Icon and a sentence') },
      ],
    },
    {
      name: 'items',
      type: 'array',
      admin: namedRows,
      required: true,
      minRows: 1,
      maxRows: 24,
      label: label('Kafelki', 'Tiles'),
      labels: { singular: label('Kafelek', 'Tile'), plural: label('Kafelki', 'Tiles') },
      fields: [
        {
          name: 'label',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 120,
          label: label('Tytuł', 'Title'),
        },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          maxLength: 400,
          label: label('Tekst', 'Text'),
        },
        {
          name: 'badge',
          type: 'text',
          localized: true,
          maxLength: 40,
          label: label('Plakietka', 'Badge'),
        },
        { name: 'url', type: 'text', label: label('Adres', 'Address'), validate: validateAddress },
        pictureField({ required: false }),
        {
          name: 'icon',
          type: 'select',
          label: label('Ikona', 'Icon'),
          options: Object.entries(icons).map(([value, name]) => ({ value, label: name })),
        },
        ...limitFields,
      ],
    },
  ],
  read: (block) => ({
    heading: block.heading || null,
    lead: block.lead || null,
    /** `picture`: large picture cards; `compact`: small picture beside the text; `fact`: an icon and a sentence. */
    layout: block.layout ?? 'picture',
    items: (block.items ?? []).map(tileFrom),
  }),
  api: {
    items: ({ items }) =>
      items.map(({ label: name, url, ...tile }) => ({ label: name, url, options: optionsOf(tile) })),
  },
})

function tileFrom(item: NonNullable<TilesBlock['items']>[number]) {
  return {
    label: item.label ?? '',
    text: item.text || null,
    badge: item.badge || null,
    icon: item.icon ?? null,
    url: item.url && isAddress(item.url) ? item.url : null,
    picture: pictureFromDocument(item.picture),
    directions: item.directions ?? [],
    tripTypes: item.tripTypes ?? [],
  }
}
