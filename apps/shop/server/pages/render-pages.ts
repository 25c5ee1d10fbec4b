import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { buildInLanguage, inEachLanguage, languageOf } from './language-routes.ts'

/** React Router's request handler, or whatever stands in for it in a test. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

/** How long a page may be drawn, in milliseconds. */
export const renderLimit = 15_000
/** Likewise, of a page to which files are sent: as long as a request may take to arrive, and the drawing. */
export const fileLimit = 75_000

export function renderPages(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RenderPage {
  if (typeof build === 'function') return createRequestHandler(build, mode)
  const inLanguage = inEachLanguage((locale) => createRequestHandler(buildInLanguage(build, locale), mode))
  return (request, context) => inLanguage[languageOf(new URL(request.url).pathname)](request, context)
}
