import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { buildInLanguage, inEachLanguage, languageOf } from './language-routes.ts'
import { buildOfPage, fixedAddresses } from './page-routes.ts'

/** React Router's request handler, or a fake in tests. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The time limit of rendering, in milliseconds. */
export const renderLimit = 15_000
/** The same for a page with uploads: the longest time for a request to arrive, plus rendering. */
export const fileLimit = 75_000

export function renderPages(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RenderPage {
  if (typeof build === 'function') return createRequestHandler(build, mode)
  const builds = inEachLanguage((locale) => buildInLanguage(build, locale))
  const inLanguage = inEachLanguage((locale) => createRequestHandler(builds[locale], mode))
  const fixed = fixedAddresses(build)
  const ofPage = new Map<string, RenderPage>()
  return (request, context) => {
    const { pathname } = new URL(request.url)
    const locale = languageOf(pathname)
    const id = fixed.get(pathname)
    if (id === undefined) return inLanguage[locale](request, context)
    const render = ofPage.get(id) ?? createRequestHandler(buildOfPage(builds[locale], id), mode)
    ofPage.set(id, render)
    return render(request, context)
  }
}
