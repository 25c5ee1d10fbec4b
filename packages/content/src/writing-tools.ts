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

/** Formatting that editors may use in a text: inline marks, headings below that of the page, lists and links. */
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

/** The URL of a link in a text follows the same rule as any other. */
function checkedFields({ defaultFields }: { defaultFields: FieldAffectingData[] }): FieldAffectingData[] {
  return defaultFields.map((field) =>
    field.name === 'url' && field.type === 'text'
      ? ({ ...field, validate: validateAddress } as TextField)
      : field,
  )
}
