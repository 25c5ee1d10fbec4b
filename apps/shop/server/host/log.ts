import { withoutPersonalData } from '@wojaz/travel/guest'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Errors quote what they choked on, so their words are cleaned; of a request nothing is logged by accident. */
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

function wordsOf(thrown: unknown): string {
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown
  return String(hasMessage ? thrown.message : thrown)
}
