import { type ComplaintWish, complaintWishes } from '@wojaz/travel/guest'
import { type ComplaintTopic, complaintCode } from '../complaint-category.ts'

/** As Payload returns it; texts may be missing in this language. */
interface TopicDocument {
  readonly code?: string | null
  readonly name?: string | null
  readonly active?: boolean | null
  readonly questions?:
    | readonly {
        readonly code?: string | null
        readonly text?: string | null
        readonly required?: boolean | null
      }[]
    | null
  readonly wishes?: readonly string[] | null
}

/** Returns null when it is switched off or has no label. Questions without a text are left out. */
export function complaintTopicFromDocument(document: TopicDocument): ComplaintTopic | null {
  const { code, name, active, questions, wishes } = document
  if (active === false || !name || !code || !complaintCode.test(code)) return null
  const wanted = complaintWishes.filter((wish: ComplaintWish) => wishes?.includes(wish))
  return {
    code,
    name,
    wishes: wanted.length > 0 ? wanted : complaintWishes,
    questions: (questions ?? []).flatMap((one) =>
      one.code && one.text && complaintCode.test(one.code)
        ? { code: one.code, text: one.text, required: one.required === true }
        : [],
    ),
  }
}
