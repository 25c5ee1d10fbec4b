import type { DocumentField } from '@wojaz/mail'

/** Name of a field of one traveller's document: 'p0.documentNumber'. */
export function documentField(person: number, field: DocumentField): string {
  return `p${person}.${field}`
}

/** Name of the field with the person whose stored document is used. */
export function documentOfField(person: number): string {
  return `p${person}.documentOf`
}
