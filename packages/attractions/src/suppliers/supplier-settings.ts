import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export interface SupplierSettings {
  readonly name: string
  readonly url: string
  readonly token: string
  /** Further hosts of its pictures beside its own; absent: none. */
  readonly pictureHosts?: readonly string[]
}

export interface SupplierSettingFault {
  readonly code: 'not-three-words' | 'bad-name' | 'name-twice' | 'bad-address' | 'bad-picture-host'
  /** Which entry, counted from 1. The token is never part of a message. */
  readonly entry: number
}

const pictureHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/
const supplierName = /^[a-z0-9][a-z0-9-]{0,29}$/

/**
 * Reads `OCTO_SUPPLIERS`: entries of name, address and token, separated by commas, with the hosts of its pictures if they are
 * elsewhere: `aegean https://api.aegean.example/octo secret cdn.aegean.example, alps …`.
 */
export function readSuppliers(
  text: string,
): Outcome<readonly SupplierSettings[], readonly SupplierSettingFault[]> {
  const faults: SupplierSettingFault[] = []
  const suppliers: SupplierSettings[] = []
  const entries = text.split(',').map((entry) => entry.trim())
  for (const [at, line] of entries.entries()) {
    if (line === '') continue
    const [name = '', address = '', token, ...pictureHosts] = line.split(/\s+/)
    const entry = at + 1
    if (!token) faults.push({ code: 'not-three-words', entry })
    else if (!supplierName.test(name)) faults.push({ code: 'bad-name', entry })
    else if (suppliers.some((other) => other.name === name)) faults.push({ code: 'name-twice', entry })
    else if (!isAddress(address)) faults.push({ code: 'bad-address', entry })
    else if (!pictureHosts.every((host) => pictureHost.test(host)))
      faults.push({ code: 'bad-picture-host', entry })
    else {
      const url = address.replace(/\/+$/, '')
      suppliers.push({ name, url, token, ...(pictureHosts.length > 0 && { pictureHosts }) })
    }
  }
  return faults.length > 0 ? refused(faults) : accepted(suppliers)
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username } = new URL(text)
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === ''
}
