import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { buildInLanguage, inEachLanguage, languageOf } from './language-routes.ts'

/** React Router's request handler, or a fake in tests. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The time limit of rendering, in milliseconds. */
export const renderLimit = 15_000
/** The same for a page with uploads: the longest time for a request to arrive, plus rendering. */
export const fileLimit = 75_000

export function renderPages(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RenderPage {
  if (typeof build === 'function') return createRequestHandler(build, mode)
  const inLanguage = inEachLanguage((locale) => createRequestHandler(buildInLanguage(build, locale), mode))
  return (request, context) => inLanguage[languageOf(new URL(request.url).pathname)](request, context)
}
