import { longestSubject, readMessage } from '@wojaz/talks'
import type { Reader } from '@wojaz/talks/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Services } from '../request/services.ts'
import type { MessageRefusal, SentMessage } from './write-form.ts'

/** A question without a trip starts a new thread. */
export async function askQuestion(
  { talks }: Pick<Services, 'talks'>,
  reader: Reader,
  typedSubject: string,
  { text: typed, sentAs, uploads }: SentMessage,
): Promise<Outcome<{ id: string; number: number }, MessageRefusal>> {
  const subject = typedSubject.replace(/\s+/g, ' ').trim()
  if (subject === '') return refused('subject-missing')
  if (subject.length > longestSubject) return refused('subject-too-long')
  const text = readMessage(typed, { hasFiles: uploads.length > 0 })
  if (!text.ok) return text
  const asked = await talks.guest.ask(reader, subject, { text: text.value, sentAs, uploads })
  return asked.ok ? accepted({ id: asked.value, number: 1 }) : refused(asked.refusal.code)
}
