import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { adminOrEditor, publishedOrEditor } from '../access.ts'
import { contentChanged } from '../announce-change.ts'
import { customHtml } from '../blocks/custom-html.ts'
import { hero } from '../blocks/hero.ts'
import { richText } from '../blocks/rich-text.ts'
import { tiles } from '../blocks/tiles.ts'
import { label } from '../fields/label.ts'
import { linkFields } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { isPageUrl } from '../page-url.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: label('Strona', 'Page'), plural: label('Strony', 'Pages') },
  access: {
    read: publishedOrEditor,
    readVersions: adminOrEditor,
    create: adminOrEditor,
    update: adminOrEditor,
    delete: adminOrEditor,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'active', '_status', 'updatedAt'],
    group: label('Treści', 'Content'),
  },
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 }, schedulePublish: true } },
  hooks: { afterChange: [contentChanged.afterChange], afterDelete: [contentChanged.afterDelete] },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 160,
      label: label('Tytuł', 'Title'),
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Adres strony', 'Page address'),
      validate: validatePageUrl,
      admin: {
        position: 'sidebar',
        placeholder: '/zima',
        description: label(
          'Jeden dla wszystkich języków, bez przedrostka języka.',
          'One for all languages, without a language prefix.',
        ),
      },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Strona włączona', 'Active'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'slots',
      type: 'array',
      admin: namedRows,
      label: label('Miejsca na stronie', 'Slots'),
      labels: { singular: label('Miejsce na stronie', 'Slot'), plural: label('Miejsca na stronie', 'Slots') },
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          defaultValue: 'main',
          maxLength: 60,
          label: label('Nazwa', 'Name'),
        },
        {
          name: 'components',
          type: 'blocks',
          label: label('Komponenty', 'Components'),
          blocks: [hero, tiles, richText, customHtml],
        },
      ],
    },
    {
      name: 'metaProperties',
      type: 'array',
      label: label('Metadane', 'Meta properties'),
      labels: { singular: label('Metadana', 'Meta property'), plural: label('Metadane', 'Meta properties') },
      admin: {
        ...namedRows,
        initCollapsed: true,
        description: label(
          'Na przykład title, description, og:image. {{currentYear}} zamienia się w bieżący rok.',
          'For instance title, description, og:image. {{currentYear}} becomes the current year.',
        ),
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'key', type: 'text', required: true, maxLength: 60, label: label('Klucz', 'Key') },
            {
              name: 'value',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 400,
              label: label('Wartość', 'Value'),
            },
          ],
        },
      ],
    },
    {
      name: 'breadcrumbs',
      type: 'array',
      admin: namedRows,
      maxRows: 6,
      label: label('Ścieżka', 'Breadcrumbs'),
      labels: { singular: label('Okruszek', 'Breadcrumb'), plural: label('Ścieżka', 'Breadcrumbs') },
      fields: linkFields({ required: true }),
    },
  ],
}

function validatePageUrl(
  value: string | null | undefined,
  { req }: Parameters<TextFieldSingleValidation>[1],
): string | true {
  if (value && isPageUrl(value)) return true
  return req.i18n.language === 'pl'
    ? 'Adres strony to na przykład / albo /inspiracje/grecja: małe litery, cyfry i myślniki, bez przedrostka języka.'
    : 'A page address is / or, say, /inspiracje/grecja: small letters, digits and hyphens, no language prefix.'
}
