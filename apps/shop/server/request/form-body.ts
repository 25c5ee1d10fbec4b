import type { FastifyInstance } from 'fastify'

const formType = 'application/x-www-form-urlencoded'
const fileFormType = 'multipart/form-data'

/** Inside this plugin a plain form's body is an object of texts; a field sent twice counts once. */
export function parseForms(app: Pick<FastifyInstance, 'addContentTypeParser'>, bodyLimit: number) {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Inside this plugin a form with files is left for whoever reads it piece by piece. */
export function leaveFileForms(app: Pick<FastifyInstance, 'addContentTypeParser'>) {
  app.addContentTypeParser(fileFormType, (_request, _body, done) => done(null))
}

export function isFileFormType(contentType: string | undefined): boolean {
  return contentType?.startsWith(fileFormType) ?? false
}

export function isFormType(contentType: string | undefined): boolean {
  return contentType?.startsWith(formType) ?? false
}
