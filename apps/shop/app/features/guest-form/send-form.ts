import { having, isText } from '../../browser/answer-shape.ts'
import { ApiError } from '../../browser/api-answer.ts'
import { shopApi } from '../../browser/shop-api.ts'
import type { GuestFormEvent } from './guest-form-state.ts'

interface FilledForm {
  page: string
  form: string
  fields: Record<string, string>
}

/** Loaded with the first press. Returns the server's message, or `notSent` if there is no response. */
export async function sendForm(filled: FilledForm, notSent: string): Promise<GuestFormEvent> {
  try {
    const { body } = await shopApi.post('www/forms', filled, { shape: having({ message: isText }) })
    return { type: 'thanked', thanks: body.message }
  } catch (error) {
    const { fields, message } = (error instanceof ApiError ? (error.body ?? {}) : {}) as Partial<{
      fields: Record<string, string>
      message: string
    }>
    if (error instanceof ApiError && error.status === 422 && fields) return { type: 'returned', fields }
    return { type: 'failed', sentence: message ?? notSent }
  }
}
