import type { FlattenedBlock, FlattenedField } from 'payload'

/**
 * Returns the path of the first field whose value has the wrong type; null: none. Lengths, ranges and uniqueness are checked by
 * the field's validation, which can then rely on the type.
 */
export function misshapenField(
  fields: readonly FlattenedField[],
  document: Readonly<Record<string, unknown>>,
  { inEveryLocale }: { inEveryLocale: boolean },
): string | null {
  for (const field of fields) {
    const fault = faultIn(field, document[field.name], inEveryLocale)
    if (fault !== null) return fault
  }
  return null
}

function faultIn(field: FlattenedField, value: unknown, inEveryLocale: boolean): string | null {
  if (value === null || value === undefined) return null
  if (!inEveryLocale || !field.localized) return faultOfValue(field, value, inEveryLocale)
  if (!isObject(value)) return field.name
  return first(Object.values(value), (text) => (text ? faultOfValue(field, text, inEveryLocale) : null))
}

function faultOfValue(field: FlattenedField, value: unknown, inEveryLocale: boolean): string | null {
  const inside = (fields: readonly FlattenedField[], part: unknown, place: string) => {
    if (!isObject(part)) return place
    const fault = misshapenField(fields, part, { inEveryLocale })
    return fault === null ? null : `${place}.${fault}`
  }
  switch (field.type) {
    case 'group':
    case 'tab':
      return inside(field.flattenedFields, value, field.name)
    case 'array':
      if (value === noRows) return null
      if (!Array.isArray(value)) return field.name
      return first(value, (row, index) => inside(field.flattenedFields, row, `${field.name}.${index}`))
    case 'blocks':
      if (value === noRows) return null
      if (!Array.isArray(value)) return field.name
      return first(value, (row, index) =>
        inside(fieldsOf(field.blocks as FlattenedBlock[], row), row, `${field.name}.${index}`),
      )
    default:
      return isOfKind(field, value) ? null : field.name
  }
}

/** How the admin's forms send a list without rows. */
const noRows = 0

function fieldsOf(blocks: readonly FlattenedBlock[], row: unknown): readonly FlattenedField[] {
  return blocks.find(({ slug }) => isObject(row) && slug === row.blockType)?.flattenedFields ?? []
}

function isOfKind(field: FlattenedField, value: unknown): boolean {
  const isOne = kinds[field.type] ?? (() => true)
  const isList = 'hasMany' in field && field.hasMany
  return isList ? Array.isArray(value) && value.every(isOne) : isOne(value)
}

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNumber = (value: unknown) => isText(value) || typeof value === 'number'

/** Forms may send numbers and booleans as text; Payload converts them. Types that are not listed accept any value. */
const kinds: Partial<Record<FlattenedField['type'], (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  date: isText,
  select: isText,
  radio: isText,
  number: isTextOrNumber,
  checkbox: (value) => isText(value) || typeof value === 'boolean',
  richText: isRichText,
  relationship: (value) => isTextOrNumber(value) || isObject(value),
  upload: (value) => isTextOrNumber(value) || isObject(value),
}

/** Payload walks through the whole tree and trusts that each node is an object. */
function isRichText(value: unknown): boolean {
  if (!isObject(value)) return false
  const { root, children } = value
  return (!isObject(root) || isRichText(root)) && (!Array.isArray(children) || children.every(isRichText))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function first<Item>(
  items: readonly Item[],
  faultOf: (item: Item, index: number) => string | null,
): string | null {
  for (const [index, item] of items.entries()) {
    const fault = faultOf(item, index)
    if (fault !== null) return fault
  }
  return null
}
