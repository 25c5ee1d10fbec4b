import { isAddress } from '../fields/address.ts'
import { type Redirects, redirectKey } from '../redirects.ts'

interface RedirectDocument {
  from: string
  to: string
  permanent?: boolean | null
}

export function redirectsFromDocuments(documents: RedirectDocument[]): Redirects {
  return new Map(
    documents.flatMap(({ from, to, permanent }) =>
      isAddress(to) ? [[redirectKey(from), { to, permanent: permanent ?? true }]] : [],
    ),
  )
}
