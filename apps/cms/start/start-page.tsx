import { readDesk } from '@wojaz/content/desk'
import type { ServerProps } from 'payload'
import { DeskView } from './desk-view.tsx'

/** Shown above Payload's cards of all collections. */
export async function StartPage({ payload, i18n }: ServerProps) {
  return <DeskView desk={await readDesk(payload, new Date())} language={i18n.language} />
}
