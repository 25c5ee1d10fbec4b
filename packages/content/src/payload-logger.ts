import type { Config } from 'payload'
import type { ContentLog } from './content-options.ts'

interface PinoLine {
  level: number
  msg?: string
  err?: { type?: string; message?: string; stack?: string }
}

/** Forwards the relevant part of Payload's pino lines to the log of the process. */
export function payloadLogger(log: ContentLog): NonNullable<Config['logger']> {
  return {
    options: { level: 'warn', base: null, timestamp: false },
    destination: { write: (line) => forward(JSON.parse(line), log) },
  }
}

function forward({ level, msg, err }: PinoLine, log: ContentLog): void {
  const facts = err
    ? {
        err: {
          type: err.type,
          message: withoutParameters(err.message),
          stack: err.stack?.split('\n    at ').slice(1, 6),
        },
      }
    : {}
  const message = withoutParameters(msg) ?? 'Payload reports a fault.'
  if (level >= 50) log.error(facts, message)
  else log.warn(facts, message)
}

/** A failed query quotes its parameters, which may be personal data. */
function withoutParameters(text: string | undefined): string | undefined {
  return text?.split('\nparams:')[0]
}
