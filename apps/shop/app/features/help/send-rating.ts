import { shopApi } from '../../browser/shop-api.ts'
import type { FaqRating } from './help-address.ts'

/** Returns whether the rating was saved. */
export async function sendRating(questionId: string, rating: FaqRating): Promise<boolean> {
  try {
    await shopApi.post('www/mytui/api/faq/feedback', { questionId, rating })
    return true
  } catch {
    return false
  }
}
