import type { LogEntry } from '@wojaz/staff/server'
import type { AtDesk } from '../at-desk.ts'
import type { FileKind } from './list-wish.ts'
import { listCsv, type OfficeList } from './office-list.ts'

type Facts = NonNullable<LogEntry['facts']>

/** Logs the access before the list is shown. */
export const listSeen = (desk: AtDesk, { orders }: OfficeList, facts: Facts) =>
  desk.write({ act: 'list-seen', orders, facts })

/** Sends the list as a file. The access is logged too. */
export async function sendList(
  desk: AtDesk,
  list: OfficeList,
  { kind, name, facts }: { kind: FileKind; name: string; facts: Facts },
): Promise<Response> {
  await desk.write({ act: 'list-taken', orders: list.orders, facts: { ...facts, as: kind } })
  const body =
    kind === 'csv'
      ? listCsv(list)
      : new Uint8Array(await desk.documents.drawList({ ...list, writtenAt: desk.clock() }))
  return new Response(body, {
    headers: {
      'content-type': kind === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
      'content-disposition': `attachment; filename="${name}.${kind}"`,
    },
  })
}
