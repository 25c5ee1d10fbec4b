import type { FastifyInstance } from 'fastify'

const formType = 'application/x-www-form-urlencoded'

/** Inside this plugin a plain form's body is an object of texts; a field sent twice counts once. */
export function parseForms(app: Pick<FastifyInstance, 'addContentTypeParser'>, bodyLimit: number) {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

export function isFormType(contentType: string | undefined): boolean {
  return contentType?.startsWith(formType) ?? false
}
