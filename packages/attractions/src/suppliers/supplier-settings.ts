import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export interface SupplierSettings {
  readonly name: string
  readonly url: string
  readonly token: string
}

export interface SupplierSettingFault {
  readonly code: 'not-three-words' | 'bad-name' | 'name-twice' | 'bad-address'
  /** Which of them, from 1. The token is told to nobody. */
  readonly entry: number
}

const supplierName = /^[a-z0-9][a-z0-9-]{0,29}$/

/** `OCTO_SUPPLIERS`: a name, an address and a token each, by commas: `aegean https://api.aegean.example/octo secret, alps …`. */
export function readSuppliers(
  text: string,
): Outcome<readonly SupplierSettings[], readonly SupplierSettingFault[]> {
  const faults: SupplierSettingFault[] = []
  const suppliers: SupplierSettings[] = []
  const entries = text.split(',').map((entry) => entry.trim())
  for (const [at, line] of entries.entries()) {
    if (line === '') continue
    const [name = '', address = '', token, ...more] = line.split(/\s+/)
    const entry = at + 1
    if (!token || more.length > 0) faults.push({ code: 'not-three-words', entry })
    else if (!supplierName.test(name)) faults.push({ code: 'bad-name', entry })
    else if (suppliers.some((other) => other.name === name)) faults.push({ code: 'name-twice', entry })
    else if (!isAddress(address)) faults.push({ code: 'bad-address', entry })
    else suppliers.push({ name, url: address.replace(/\/+$/, ''), token })
  }
  return faults.length > 0 ? refused(faults) : accepted(suppliers)
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username } = new URL(text)
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === ''
}
