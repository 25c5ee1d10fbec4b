import { label } from '../fields/label.ts'
import { richTextField } from '../fields/rich-text.ts'
import { headingField } from '../fields/texts.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import type { Document } from '../payload-types.ts'
import { defineBlock } from './define-block.ts'
import { optionsOf } from './public-options.ts'

export const regulations = defineBlock({
  name: 'regulations',
  labels: { singular: label('Regulamin', 'Regulations'), plural: label('Regulaminy', 'Regulations') },
  fields: [
    headingField({ required: false }),
    richTextField('body', label('Treść', 'Body'), { required: true }),
    {
      name: 'documents',
      type: 'relationship',
      relationTo: 'documents',
      hasMany: true,
      maxRows: 20,
      label: label('Dokumenty do pobrania', 'Documents to download'),
    },
  ],
  read: (block, deps) => ({
    heading: block.heading || null,
    html: richTextHtml(block.body, deps),
    documents: (block.documents ?? []).flatMap((document) => documentFrom(document) ?? []),
  }),
  api: {
    items: ({ documents }) =>
      documents.map(({ label: name, url, bytes }) => ({ label: name, url, options: optionsOf({ bytes }) })),
  },
})

/** A file to download; null when it was deleted. */
function documentFrom(document: number | Document) {
  if (typeof document !== 'object' || !document?.filename) return null
  const { filename, title, filesize } = document
  return {
    label: title ?? filename,
    url: `/file/documents/${encodeURIComponent(filename)}`,
    bytes: filesize ?? 0,
  }
}
