import type { CopyRefusal, DataCopy } from '@wojaz/account/server'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { CopyView } from '../../app/features/account/my-data-view.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

type CopyServices = Pick<Services, 'account' | 'myData'>

/** The API path of the copy; its file is below it. */
export const copyPath = '/api/www/mytui/api/my-data'

/** A new refusal does not compile until it has a status and words. */
export const copyRefusals = {
  'copy-under-way': { status: 409, text: 'account.myData.underWay' },
  'too-many-copies': { status: 429, text: 'account.myData.tooMany' },
} as const satisfies Record<CopyRefusal['code'], { status: number; text: string }>

export async function copyOfCustomer(
  { account }: CopyServices,
  { uid }: Pick<Customer, 'uid'>,
): Promise<CopyView> {
  return copyView(await account.newestCopy(uid))
}

/** Requests a copy and returns its progress. */
export async function askCopyOf(
  services: CopyServices,
  customer: Pick<Customer, 'uid'>,
  locale: Locale,
): Promise<Outcome<CopyView, CopyRefusal>> {
  const asked = await services.account.askCopy(customer.uid, locale)
  if (!asked.ok) return asked
  services.myData.nudge()
  return accepted(await copyOfCustomer(services, customer))
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Null: it belongs to somebody else, is not ready, or is deleted. */
export async function copyFileOf(
  { account }: CopyServices,
  { uid }: Pick<Customer, 'uid'>,
  id: string,
): Promise<Buffer | null> {
  return idShape.test(id) ? account.copyFile(uid, id) : null
}

function copyView(copy: DataCopy | null): CopyView {
  if (!copy) return { state: 'none' }
  const { id, state } = copy
  if (copy.state === 'waiting') return { state: 'waiting', id, done: copy.done, parts: copy.parts }
  if (copy.state === 'ready')
    return {
      state: 'ready',
      id,
      until: copy.until.toISOString(),
      url: `${copyPath}/${id}/file`,
      kilobytes: Math.ceil(copy.bytes / 1024),
    }
  return { state: 'failed', id } satisfies CopyView & { state: typeof state }
}
