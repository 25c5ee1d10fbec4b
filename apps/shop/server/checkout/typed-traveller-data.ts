import { documentField, type Wishes, type WishKind, wishField } from '@wojaz/booking'
import { type DocumentField, documentFields, type Typed } from '@wojaz/mail'

/** One traveller's document as fields of the page's form. */
export function typedDocument(
  person: number,
  told: Readonly<Partial<Record<DocumentField, string | undefined>>>,
): Typed {
  return Object.fromEntries(documentFields.map((field) => [documentField(person, field), told[field] ?? '']))
}

/** Wishes as fields of the page's form. */
export function typedWishes({ kinds, text }: { kinds: readonly WishKind[]; text: Wishes['text'] }): Typed {
  return {
    ...Object.fromEntries(kinds.map((kind) => [wishField(kind), 'on'])),
    [wishField('text')]: text,
  }
}
