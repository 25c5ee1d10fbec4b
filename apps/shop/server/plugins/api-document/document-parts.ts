/** The parts of an OpenAPI document that are looked at here. */
export interface Described {
  schema?: unknown
  example?: unknown
}

export interface Answer {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, Described>
}

export interface Parameter extends Described {
  name?: string
  style?: string
  explode?: boolean
  $ref?: string
}

export interface Operation {
  operationId?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Described> }
  responses: Record<string, Answer>
  security?: Record<string, string[]>[]
}

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> } & Record<string, unknown>
}
