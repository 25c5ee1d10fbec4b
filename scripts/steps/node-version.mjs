const needed = { major: 20, minor: 19 }

/** Ends with one sentence on an older Node. It has no imports and no new syntax, because that Node must be able to parse it. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return
  process.stderr.write(
    `Wojaż needs Node ${needed.major}.${needed.minor} or newer and this is ${version}: install it from https://nodejs.org or with "nvm install 20", then run the command again.\n`,
  )
  process.exit(1)
}
