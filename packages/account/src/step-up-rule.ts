/** Long enough to read what will happen and to press the button; a browser left open in a café asks again. */
export const provenForMs = 10 * 60_000

/** Whether somebody has proven who they are very recently; required before an address, a password or money changes. */
export function isJustProven(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < provenForMs
}
