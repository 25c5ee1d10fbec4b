import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { label } from '../fields/label.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

/** Files to download: terms, forms, price lists. Served under `/file/documents/`. */
export function documents(options: { folder: string }): CollectionConfig {
  return {
    slug: 'documents',
    ...libraryFrame,
    labels: { singular: label('Dokument', 'Document'), plural: label('Dokumenty', 'Documents') },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'filename', 'updatedAt'], group: contentGroup },
    upload: {
      staticDir: join(options.folder, 'documents'),
      mimeTypes: ['application/pdf'],
      pasteURL: false,
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 160,
        label: label('Tytuł', 'Title'),
      },
    ],
  }
}
