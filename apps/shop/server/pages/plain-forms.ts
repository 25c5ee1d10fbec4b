import type { FastifyRequest } from 'fastify'
import { formAnchor, sentParameter } from '../../app/features/guest-form/form-address.ts'
import type { SentForm } from '../guest-forms/guest-forms.ts'
import { isFormType } from '../request/form-body.ts'

/** Reads one of our plain forms; null: it is something else. */
export function sentForm({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): SentForm | null {
  if (!isFormType(headers['content-type'])) return null
  const { form, page, ...typed } = (body ?? {}) as Record<string, string>
  return form && page ? { form, page, typed } : null
}

/** The page with the thanks of this form. */
export function sentPath(path: string, form: string): string {
  return `${path}?${new URLSearchParams({ [sentParameter]: form })}#${encodeURIComponent(formAnchor(form))}`
}
