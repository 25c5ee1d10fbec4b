/** Whether an answer is what it is taken for, as far as a page leans on it. */
export type Shape<Value> = (value: unknown) => value is Value

export const isText: Shape<string> = (value) => typeof value === 'string'

export const isNumber: Shape<number> = (value): value is number => Number.isFinite(value)

export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean'

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value)
}

export function listOf<Value>(one: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(one)
}

/** An object with these fields among others. Fields that are only shown need no check: they break nothing. */
export function having<Value extends object>(
  fields: {
    [Name in keyof Value]?: Shape<Value[Name]>
  },
): Shape<Value> {
  const checks = Object.entries(fields) as [keyof Value, Shape<unknown>][]
  return (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, fits]) => fits((value as Value)[name]))
}
