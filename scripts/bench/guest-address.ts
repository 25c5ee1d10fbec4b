/** The IP address of a simulated guest: a bench is many guests, and the shop counts by address. */
export function guestAddress(number: number): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
}
