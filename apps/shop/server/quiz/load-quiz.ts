import { type ComponentOf, type Page, pageComponents, pageTexts } from '@wojaz/content'
import { data, type RouterContextProvider } from 'react-router'
import { loadContentPage } from '../content-pages/load-content-page.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { orUnavailable } from '../request/or-unavailable.ts'
import { readSearchBar } from '../search-bar/read-search-bar.ts'
import { readQuiz } from './read-quiz.ts'

/** The quiz page. When all questions are answered, its search form contains the resulting search. */
export async function loadQuiz(request: Request, context: Readonly<RouterContextProvider>) {
  const loaded = await loadContentPage(context, null)
  const services = context.get(servicesContext)
  const { locale, path } = context.get(visitContext)
  const quiz = quizOf(loaded.page)
  if (!quiz) throw data({ code: 'page-not-found' }, { status: 404 })
  const params = new URL(request.url).searchParams
  const { view, search } = await orUnavailable(readQuiz(quiz, params, { ...services, locale }))
  const page = withoutQuiz(loaded.page)
  const searchBar = search && (await readSearchBar({ page, path, locale, search }, services))
  const { i18n } = context.get(deliveryContext)
  return { ...loaded, page, searchBar, quiz: { ...view, texts: pageTexts(i18n, 'quiz') } }
}

function quizOf(page: Page): ComponentOf<'quiz'> | undefined {
  return pageComponents(page).find((component): component is ComponentOf<'quiz'> => component.name === 'quiz')
}

/** The shop renders the quiz itself, so it is removed from the content. */
function withoutQuiz(page: Page): Page {
  const slots = page.slots.map((slot) => ({
    ...slot,
    components: slot.components.filter(({ name }) => name !== 'quiz'),
  }))
  return { ...page, slots }
}
