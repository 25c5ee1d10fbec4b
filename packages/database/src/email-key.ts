/**
 * SQL: an email address in the form in which addresses are compared, also in indexes. It folds A to Z and nothing else, whatever the
 * locale of the database: `canonicalEmail` does the same before an address is stored.
 */
export function emailKey(sql: string): string {
  return `lower(${sql} collate "C")`
}

/** SQL: the address of a column is that of a parameter. */
export function isEmail(column: string, parameter: string): string {
  return `${emailKey(column)} = ${emailKey(`${parameter}::text`)}`
}
