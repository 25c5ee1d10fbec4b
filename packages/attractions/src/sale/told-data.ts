import type { RequiredData } from '../model/attraction.ts'
import type { ItemData } from '../model/attraction-order.ts'
import { longestAnswer, longestField, ticketKinds } from '../rules/asked-fields.ts'
import type { Answers } from '../suppliers/supplier.ts'
import type { FrozenItem } from './item-rows.ts'

type Asking = Pick<FrozenItem, 'required' | 'kinds'>

/**
 * Keeps only answers to questions that were asked, so that no data is stored without need. Invalid answers stay, so that they can
 * be corrected.
 */
export function keptData(item: Asking, { contact = {}, answers, holders }: ItemData): ItemData {
  const { required } = item
  return {
    contact: pick(contact, required.contact, longestField),
    answers: answersTo(required, answers),
    holders: ticketKinds(item).map(({ id: kindId, required: asked }, at) => {
      const holder = holders[at]?.kindId === kindId ? holders[at] : { contact: {}, answers: {} }
      return {
        kindId,
        contact: pick(holder.contact, asked.contact, longestField),
        answers: answersTo(asked, holder.answers),
      }
    }),
  }
}

/** In the supplier's format: numbers with a decimal point, no empty answers. */
export function answersToSay({ questions }: RequiredData, answers: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, input, choices }) => {
      const value = answers[id]?.trim() ?? ''
      if (value === '') return []
      return [[id, input === 'number' && choices.length === 0 ? value.replace(',', '.') : value]]
    }),
  )
}

function answersTo({ questions }: RequiredData, answers: Answers): Answers {
  const ids = questions.map(({ id }) => id)
  return pick(answers, ids, longestAnswer)
}

/** Stores one character more than allowed, so that the answer is refused as too long. */
function pick(
  values: Readonly<Record<string, string>>,
  names: readonly string[],
  longest: number,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name]
      return value === undefined ? [] : [[name, value.slice(0, longest + 1)]]
    }),
  )
}
