import { withoutPersonalData } from '@wojaz/travel/guest'
import { type DestinationStream, type Logger, pino } from 'pino'

const longestWords = 300

/** Error messages may quote user input, so they are cleaned. Of a request only chosen fields are logged. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
  }
  return destination ? pino(options, destination) : pino(options)
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersonalData(wordsOf(error)) }
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.name,
    ...(code && { code }),
    message: withoutPersonalData(error.message),
    stack: withoutPersonalData(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/** Loaders throw responses (`503 {"code":"database-unavailable"}`), and libraries throw anything. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  if ('message' in thrown) return String(thrown.message)
  if ('status' in thrown && 'data' in thrown) return `${thrown.status} ${inJson(thrown.data)}`
  return inJson(thrown)
}

function inJson(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, longestWords)
  } catch {
    return Object.prototype.toString.call(value)
  }
}
