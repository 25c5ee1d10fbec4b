/** Long enough to read what will happen and to press; a browser left open in a café asks again. */
export const provenForMs = 10 * 60_000

/** Whether somebody has shown who they are just now: before an address, a password or money moves. */
export function isJustProven(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < provenForMs
}
