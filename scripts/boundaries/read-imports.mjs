import ts from 'typescript'

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line
 * @property {boolean} isType removed by the compiler
 * @property {string[]} usedIn names of the exported declarations that use what is imported ('' for code outside of any)
 */

/**
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
export function readImports(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind(file))
  /** @type {Import[]} */
  const imports = []
  /** @param {ts.Node} specifier @param {boolean} isType @param {string[]} names */
  const note = (specifier, isType, names = []) => {
    if (!ts.isStringLiteralLike(specifier)) return
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart())
    imports.push({
      specifier: specifier.text,
      line: line + 1,
      isType,
      usedIn: usersOf(source, new Set(names)),
    })
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      note(node.moduleSpecifier, isTypeImport(node.importClause), importedNames(node.importClause))
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const named =
        node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : []
      note(
        node.moduleSpecifier,
        node.isTypeOnly || (named.length > 0 && named.every((name) => name.isTypeOnly)),
      )
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0]
    ) {
      note(node.arguments[0], false)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}

/** @param {ts.ImportClause | undefined} clause */
function isTypeImport(clause) {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const { name, namedBindings } = clause
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly)
}

/** @param {ts.ImportClause | undefined} clause */
function importedNames(clause) {
  const bindings = clause?.namedBindings
  const named =
    bindings && ts.isNamedImports(bindings) ? bindings.elements.filter((element) => !element.isTypeOnly) : []
  const star = bindings && ts.isNamespaceImport(bindings) ? [bindings] : []
  return [clause, ...named, ...star].flatMap((part) => part?.name?.text ?? [])
}

/**
 * The exported declarations of the file that use one of the names directly.
 * @param {ts.SourceFile} source
 * @param {Set<string>} names
 */
function usersOf(source, names) {
  if (names.size === 0) return []
  return source.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .filter((statement) => mentions(statement, names))
    .map(exportedName)
}

/** @param {ts.Node} node @param {Set<string>} names @returns {boolean} */
function mentions(node, names) {
  if (ts.isIdentifier(node) && names.has(node.text)) return true
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false
}

/** @param {ts.Statement} statement */
function exportedName(statement) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (ts.isExportAssignment(statement)) return 'default'
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return ''
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return 'default'
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations[0]?.name.getText() ?? ''
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    ? (statement.name?.text ?? '')
    : ''
}

/** @param {string} file */
function scriptKind(file) {
  if (/\.[jt]sx$/.test(file)) return ts.ScriptKind.TSX
  return /\.m?js$/.test(file) ? ts.ScriptKind.JS : ts.ScriptKind.TS
}
