import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, TextField } from 'payload'
import { validateAddress } from './fields/address.ts'

/** What an editor may do in a text: words, headings below the page's own, lists and links. */
export const writingTools = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  LinkFeature({ enabledCollections: [], fields: checkedFields }),
  InlineToolbarFeature(),
  FixedToolbarFeature(),
]

/** The address of a link in a text obeys the same rule as any other. */
function checkedFields({ defaultFields }: { defaultFields: FieldAffectingData[] }): FieldAffectingData[] {
  return defaultFields.map((field) =>
    field.name === 'url' && field.type === 'text'
      ? ({ ...field, validate: validateAddress } as TextField)
      : field,
  )
}
