/** Paths without language prefix. */
export const mailboxPath = '/mytui/skrzynka-odbiorcza'

export function mailboxThreadPath(thread: string): string {
  return `${mailboxPath}/${thread}`
}
