import type { FastifyInstance } from 'fastify'

const formType = 'application/x-www-form-urlencoded'
const fileFormType = 'multipart/form-data'

/** Parses plain forms to an object of texts; of a field sent twice one value counts. */
export function parseForms(app: Pick<FastifyInstance, 'addContentTypeParser'>, bodyLimit: number) {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Leaves forms with files as a stream for the code that reads them. */
export function leaveFileForms(app: Pick<FastifyInstance, 'addContentTypeParser'>) {
  app.addContentTypeParser(fileFormType, (_request, _body, done) => done(null))
}

export function isFileFormType(contentType: string | undefined): boolean {
  return contentType?.startsWith(fileFormType) ?? false
}

export function isFormType(contentType: string | undefined): boolean {
  return contentType?.startsWith(formType) ?? false
}
