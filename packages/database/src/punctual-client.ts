import pg from 'pg'
import { isAnswerLate } from './database-unavailable.ts'

/**
 * A connection that closes itself when an answer is late. The driver only stops waiting: the answer would still arrive, and the
 * next user of the connection would wait behind it. Emits `heard` with every answer and `late` after a timeout.
 */
export class PunctualClient extends pg.Client {
  // The driver has seven forms of this call; all but those with a callback promise their answer.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override query(...asked: any[]): any {
    const callback = asked.at(-1)
    if (typeof callback === 'function') {
      const listen = (error: unknown, result: unknown) => {
        this.#notice(error)
        callback(error, result)
      }
      return Reflect.apply(super.query, this, [...asked.slice(0, -1), listen])
    }
    const answer = Reflect.apply(super.query, this, asked)
    if (!(answer instanceof Promise)) return answer
    return answer.then(
      (result) => {
        this.#notice(null)
        return result
      },
      (error) => {
        this.#notice(error)
        throw error
      },
    )
  }

  #notice(error: unknown) {
    if (!isAnswerLate(error)) return void this.emit('heard')
    void this.end()
    this.emit('late')
  }
}
