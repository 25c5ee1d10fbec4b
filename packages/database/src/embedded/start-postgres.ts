import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { accountForPostgres } from './postgres-account.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { databaseUser, isCluster, makeCluster, placeForCluster } from './postgres-cluster.ts'
import { launchPostgres, type PostgresProcess } from './postgres-process.ts'
import { settlePreviousServer } from './previous-server.ts'
import { newPassword, readServerFile, writeServerFile } from './server-file.ts'

export interface PostgresOptions {
  /** Stores data, password and port between starts. */
  folder: string
  /** Default: the port of the last start if it is free, otherwise any free one. */
  port?: number
  log(line: string): void
  /** False only where the data may be lost with the machine, as in tests: writes are two to ten times faster. */
  durable?: boolean
  /** Called when the server ended unexpectedly; `restart()` starts it again. */
  onCrash?(): void
}

export interface Postgres {
  readonly port: number
  /** The folder of the data files; not always inside `folder` (see README). */
  readonly cluster: string
  url(databaseName?: string): string
  stop(): Promise<void>
  restart(): Promise<void>
}

/** Starts the Postgres that npm installed, as root or not. It ends with this process, however this process ends. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const folder = path.resolve(options.folder)
  mkdirSync(folder, { recursive: true })
  const remembered = readServerFile(folder)
  const inside = path.join(folder, 'cluster')
  if (!remembered && isCluster(inside)) {
    throw new Error(
      `The password of the database in ${folder} is lost: bring server.json back, or remove the folder to start anew.`,
    )
  }
  const account = accountForPostgres(remembered?.outside ?? inside)
  const binaries = postgresBinaries(account)
  const cluster = remembered?.outside ?? (isCluster(inside) ? inside : placeForCluster(inside, account))
  const password = remembered?.password ?? newPassword()
  const remember = (port = remembered?.port) =>
    writeServerFile(folder, { password, port, outside: cluster === inside ? undefined : cluster })

  remember()
  if (isCluster(cluster)) await settlePreviousServer(cluster)
  else await makeCluster(cluster, binaries, account, password)

  const launch = async (port: number) => {
    const { log, durable = true } = options
    const running = await launchPatiently({ binary: binaries.postgres, cluster, port, account, durable, log })
    remember(port)
    return watch(running, options.onCrash)
  }
  let port = options.port ?? (await freePort(remembered?.port))
  let running = await launch(port).catch(async (error: Error) => {
    if (options.port || !error.message.includes('Address already in use')) throw error
    // Somebody was faster.
    port = await freePort()
    return launch(port)
  })
  return {
    port,
    cluster,
    url: (databaseName = 'postgres') => addressOf({ password, port, databaseName }),
    stop: () => running.stop(),
    async restart() {
      await running.stop()
      running = await launch(port)
    },
  }
}

/** The address of the embedded server of a folder at its last start; null if it was never started. */
export function rememberedUrl(folder: string, databaseName: string): string | null {
  const { password, port } = readServerFile(path.resolve(folder)) ?? {}
  return password && port ? addressOf({ password, port, databaseName }) : null
}

function addressOf(server: { password: string; port: number; databaseName: string }): string {
  return `postgres://${databaseUser}:${server.password}@127.0.0.1:${server.port}/${server.databaseName}`
}

/** After a kill of the server its backends need a moment to notice; until then Postgres refuses to start. */
async function launchPatiently(launch: Parameters<typeof launchPostgres>[0]): Promise<PostgresProcess> {
  for (let patience = 20; ; patience--) {
    try {
      return await launchPostgres(launch)
    } catch (error) {
      if (patience === 0 || !(error as Error).message.includes('still in use')) throw error
      await pause(250)
    }
  }
}

function watch(running: PostgresProcess, onCrash?: () => void): PostgresProcess {
  let isAsked = false
  running.ended.then(() => {
    if (!isAsked) onCrash?.()
  })
  return {
    ended: running.ended,
    stop() {
      isAsked = true
      return running.stop()
    },
  }
}
