/**
 * From now on `Date` is this much later; timers are as they were. Also runs in the pages of a browser, so it uses nothing from
 * outside.
 * @param {number} shiftMs
 */
export function shiftDate(shiftMs) {
  const Real = Date
  const now = () => Real.now() + shiftMs
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
