import type { ClientBase } from 'pg'
import { inviting } from './invitations.ts'
import { keySeal } from './key-seal.ts'
import { knowingBrowsers } from './known-browsers.ts'
import { loggingIn } from './logging-in.ts'
import type { Member } from './member.ts'
import { keepingMembers } from './members.ts'
import { keepingNotes } from './notes.ts'
import { keepingPasskeys } from './passkeys.ts'
import { savingQuestions } from './saved-questions.ts'
import { wordSealing } from './sealed-words.ts'
import { type LogEntry, type LogQuestion, readLog, writeLog } from './staff-log.ts'
import type { StaffOptions, StaffParts } from './staff-parts.ts'

export type Staff = ReturnType<typeof openStaff>

/** Members of staff, their logins, and the log of what they did. */
export function openStaff(options: StaffOptions) {
  const { pool, clock, secret } = options
  const parts: StaffParts = {
    isEditor: async () => false,
    log: { warn() {} },
    onEmails() {},
    ...options,
    codeKeys: keySeal(secret, 'codes'),
    write: writeLog,
  }
  const passkeys = keepingPasskeys(parts)
  return {
    ...inviting(parts),
    ...loggingIn(parts, passkeys.isPasskeyOf),
    ...passkeys,
    ...knowingBrowsers(parts),
    ...keepingMembers(parts),
    ...keepingNotes(parts),
    ...savingQuestions(parts),
    ...wordSealing(secret),
    /** Call it before anything is shown or done: an action that cannot be logged does not happen. */
    write: (by: Member, entry: LogEntry) => writeLog(pool, by, entry, clock()),
    /** In the caller's transaction: the action and its log entry are both stored, or neither. */
    writeIn: (client: Pick<ClientBase, 'query'>, by: Pick<Member, 'id' | 'name'>, entry: LogEntry) =>
      writeLog(client, by, entry, clock()),
    log: (question: LogQuestion) => readLog(pool, question),
  }
}
