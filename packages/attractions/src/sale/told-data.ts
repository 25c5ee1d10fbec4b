import type { RequiredData } from '../model/attraction.ts'
import type { ItemData } from '../model/attraction-order.ts'
import { longestAnswer, longestField, ticketKinds } from '../rules/asked-fields.ts'
import type { Answers } from '../suppliers/supplier.ts'
import type { FrozenItem } from './item-rows.ts'

type Asking = Pick<FrozenItem, 'required' | 'kinds'>

/** Of what was typed only what was asked for: nobody's data are kept for nothing. What is wrong is kept, too, so that it can be mended. */
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

/** As the supplier reads them: numbers with a point, nothing that is empty. */
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

/** One character more than is allowed stays: it is told to be too long. */
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
