import { createHash } from 'node:crypto'
import type { Attraction } from '../model/attraction.ts'
import type { SupplierSettings } from '../suppliers/supplier-settings.ts'

type Hosts = Pick<SupplierSettings, 'url' | 'pictureHosts'>

/** Our name for a supplier's picture. It contains the attraction's number and changes with the picture. */
export function pictureName(attractionNumber: number, src: string): string {
  return `${attractionNumber}.${createHash('sha256').update(src).digest('hex').slice(0, 16)}.jpg`
}

/** Null if it is not such a name. */
export function attractionOfPicture(name: string): number | null {
  const [, number] = /^(\d{1,9})\.[\da-f]{16}\.jpg$/.exec(name) ?? []
  return number === undefined ? null : Number(number)
}

/** The address of the picture with this name, if it belongs to the attraction and is on a host of its supplier. */
export function pictureUrl(
  { number, pictures }: Pick<Attraction, 'number' | 'pictures'>,
  name: string,
  hosts: Hosts,
): URL | null {
  const picture = pictures.find(({ src }) => pictureName(number, src) === name)
  return picture && isOnOwnHost(picture.src, hosts) ? new URL(picture.src) : null
}

/** The supplier's own host, or one from the settings. Plain http is allowed only if the supplier itself is called by http. */
export function isOnOwnHost(src: string, { url, pictureHosts = [] }: Hosts): boolean {
  if (!URL.canParse(src)) return false
  const own = new URL(url)
  const { protocol, host, username } = new URL(src)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && own.protocol === 'http:')
  return isSafe && username === '' && [own.host, ...pictureHosts].includes(host)
}
