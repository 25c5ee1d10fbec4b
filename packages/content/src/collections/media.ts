import type { CollectionConfig } from 'payload'
import { admin, adminOrEditor, anyone } from '../access.ts'
import { contentChanged } from '../announce-change.ts'
import { label } from '../fields/label.ts'

/** SVG is not allowed, because it can contain scripts. */
const rasterImages = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export function media(options: { folder: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: label('Obraz', 'Picture'), plural: label('Obrazy', 'Pictures') },
    access: { read: anyone, create: adminOrEditor, update: adminOrEditor, delete: admin },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      group: label('Treści', 'Content'),
    },
    upload: {
      staticDir: options.folder,
      mimeTypes: rasterImages,
      focalPoint: true,
      crop: false,
      pasteURL: false,
      displayPreview: true,
    },
    hooks: {
      afterChange: [contentChanged.afterChange],
      afterDelete: [contentChanged.afterDelete],
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 300,
        label: label('Opis obrazu (alt)', 'Description (alt)'),
        admin: {
          description: label(
            'Co widać na obrazie: dla osób, które go nie widzą.',
            'What the picture shows, for people who cannot see it.',
          ),
        },
      },
    ],
  }
}
