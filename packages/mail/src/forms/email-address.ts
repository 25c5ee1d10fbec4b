/** The longest address that mail servers must accept (RFC 5321). */
const longestEmail = 254
const longestLocalPart = 64

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u

/** Whether mail could be delivered to it. Only an email can tell whether it reaches the guest. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), text.slice(at + 1)]
  return (
    text.length <= longestEmail &&
    at > 0 &&
    local.length <= longestLocalPart &&
    localPart.test(local) &&
    domain.test(host)
  )
}
