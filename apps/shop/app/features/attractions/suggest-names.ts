import { having, isText, listOf } from '../../browser/answer-shape.ts'

const fewest = 2
const afterMs = 150
let waiting: ReturnType<typeof setTimeout> | undefined

const isAnswer = having({ suggestions: listOf(having({ title: isText })) })

/** Suggestions after a short pause in typing. Empty if they cannot be loaded. */
export function suggestNames(text: string): Promise<readonly string[]> {
  clearTimeout(waiting)
  if (text.trim().length < fewest) return Promise.resolve([])
  return new Promise((resolve) => {
    waiting = setTimeout(() => resolve(ask(text).catch(() => [])), afterMs)
  })
}

async function ask(text: string): Promise<readonly string[]> {
  const { shopApi } = await import('../../browser/shop-api.ts')
  const { body } = await shopApi.get('services/tui-musment/api/musement/autocomplete', {
    params: { text },
    shape: isAnswer,
  })
  return [...new Set(body.suggestions.map(({ title }) => title))]
}
