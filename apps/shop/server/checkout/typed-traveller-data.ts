import { documentField, type Wishes, type WishKind, wishField } from '@wojaz/booking'
import { type DocumentField, documentFields, type Typed } from '@wojaz/mail'

/** One traveller's document as the form of the page sends it. */
export function typedDocument(
  person: number,
  told: Readonly<Partial<Record<DocumentField, string | undefined>>>,
): Typed {
  return Object.fromEntries(documentFields.map((field) => [documentField(person, field), told[field] ?? '']))
}

/** Likewise wishes. */
export function typedWishes({ kinds, text }: { kinds: readonly WishKind[]; text: Wishes['text'] }): Typed {
  return {
    ...Object.fromEntries(kinds.map((kind) => [wishField(kind), 'on'])),
    [wishField('text')]: text,
  }
}
