import { keepAdmin } from './admin.mjs'
import { bankUrl, keepBank, localAccounts } from './bank.mjs'
import { ensureBuilt, isBuilt } from './build-apps.mjs'
import { freshLog, openDataFolder } from './data-folder.mjs'
import { demoPictures, hasDemo } from './demo.mjs'
import { fillOffice, wantsDemoOffice } from './demo-office.mjs'
import { firstStaffLink } from './first-staff.mjs'
import { keepHorizon } from './horizon.mjs'
import { ensureInstalled } from './install.mjs'
import { requireFreePort } from './ports.mjs'
import { openPostgres } from './postgres.mjs'
import { createProgress } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { keepSecrets } from './secrets.mjs'
import { ensureSeeded, readSeeding, seed } from './seed.mjs'
import { childEnvironment, mailDestination, mapOrigin, readSettings } from './settings.mjs'
import { keepShop, launchShop, shopGraceMs } from './shop.mjs'
import { onShutdown } from './shutdown.mjs'
import { keepSupplier, localSuppliers, supplierUrl } from './supplier.mjs'

/** Errors here do not matter: the start does not check pages, and what is preloaded is read again later. */
const ignored = () => {}
/** Never resolves: only a signal ends the process. @type {Promise<never>} */
const forever = new Promise(() => {})

/**
 * Starts Postgres, shop, then bank, supplier and admin, and stops them in the order shop, admin, bank, supplier, Postgres.
 * @param {{ mode: 'start' | 'dev', withCms: boolean }} options
 */
export async function startStack({ mode, withCms }) {
  const progress = createProgress()
  const nodeEnv = mode === 'dev' ? 'development' : 'production'
  const settings = readSettings(process.env, nodeEnv)
  const dataFolder = openDataFolder(process.env)
  await requireFreePort({ port: settings.port, host: settings.host, variable: 'PORT', used: 'shop' })
  await requireFreePort({ port: settings.cmsPort, host: '127.0.0.1', variable: 'CMS_PORT', used: 'admin' })
  const ownAccount = settings.payu ?? settings.p24
  if (!ownAccount)
    await requireFreePort({ port: settings.bankPort, host: '127.0.0.1', variable: 'BANK_PORT', used: 'bank' })
  const hasSupplier = settings.octoSuppliers === null
  if (hasSupplier) {
    const port = settings.supplierPort
    await requireFreePort({ port, host: '127.0.0.1', variable: 'SUPPLIER_PORT', used: 'supplier' })
  }

  /** @typedef {import('./kept-program.mjs').KeptProgram} KeptProgram */
  /** @type {{ shop?: Pick<KeptProgram, 'stop' | 'kill'>, admin?: KeptProgram, bank?: KeptProgram, supplier?: KeptProgram, horizon?: import('./horizon.mjs').Horizon, postgres?: { stop: () => Promise<void> } }} */
  const stack = {}
  let isStopping = false

  async function stopAll() {
    isStopping = true
    await stack.shop?.stop()
    await stack.horizon?.stop()
    await stack.admin?.stop()
    await stack.bank?.stop()
    await stack.supplier?.stop()
    await stack.postgres?.stop()
  }

  onShutdown({
    async stop() {
      progress.say(
        '\nStopping: the shop finishes what it is doing, then admin, bank and supplier, then Postgres. Ctrl-C again to force.',
      )
      await stopAll()
      progress.say('Stopped.')
      process.exit(process.exitCode ?? 0)
    },
    force() {
      stack.shop?.kill()
      stack.admin?.kill()
      stack.bank?.kill()
      stack.supplier?.kill()
      // Postgres notices by itself that this process is gone (see packages/database) and shuts down cleanly.
      process.exit(1)
    },
  })

  try {
    await bringUp()
  } catch (error) {
    // Work interrupted by Ctrl-C fails as well, which is expected.
    if (isStopping) return forever
    await stopAll()
    throw error
  }

  async function bringUp() {
    await ensureInstalled(progress)
    // A built shop loads its modules while the database opens and is checked: a third of the time of a later start.
    const shopLog = mode === 'dev' ? null : freshLog(dataFolder, 'shop')
    const ahead = mode === 'start' && isBuilt('shop') ? launchShop(mode, shopLog) : null
    if (ahead) stack.shop = { stop: () => ahead.stop(shopGraceMs), kill: ahead.kill }
    // Loaded while the database opens; its errors are reported where it is used.
    if (hasDemo()) readSeeding().catch(ignored)
    const postgres = await progress.step('Opening the database', () =>
      openPostgres({
        url: process.env.DATABASE_URL,
        dataFolder,
        logFile: freshLog(dataFolder, 'postgres'),
        say: progress.say,
      }),
    )
    stack.postgres = postgres
    if (mode === 'start') {
      await ensureBuilt('painter', progress)
      await ensureBuilt('shop', progress)
    }

    const secrets = keepSecrets(dataFolder)
    const contentSecret = process.env.CONTENT_SECRET || secrets.contentSecret
    const env = childEnvironment({
      ...settings,
      dataFolder,
      contentSecret,
      documentKeys: process.env.DOCUMENT_KEYS || `first:${secrets.documentKey}`,
      nodeEnv,
      databaseUrl: postgres.url,
      ...(ownAccount ? {} : localAccounts(settings.bankPort, secrets.bank)),
      pictureSources: process.env.PICTURE_SOURCES ?? demoPictures(mode),
      octoSuppliers: settings.octoSuppliers ?? localSuppliers(settings.supplierPort, secrets.supplier),
    })
    /** @type {import('./seed.mjs').Admin | null} */
    let createdAdmin = null
    await progress.step('Preparing content', (waitsFor) =>
      ensureSeeded(env, waitsFor, (admin) => {
        createdAdmin = admin
        // Printed at once and again below: if the start failed in between, nobody could sign in.
        progress.say(`\n  The first editor: ${admin.email}, password ${admin.password}`)
      }),
    )

    await startShop({ env, ahead, logFile: shopLog })
    progress.say(`\n  Shop   ${settings.siteUrl}`)
    progress.say(`\n  Admin  ${settings.siteUrl}/admin   ${editorWords(createdAdmin, settings.adminEmail)}\n`)
    progress.say(`  Office ${settings.siteUrl}/biuro   ${await officeWords(env)}`)
    progress.say(`  Bank   ${ownAccount?.url ?? bankUrl(settings.bankPort)}`)
    if (hasSupplier) progress.say(`  Supplier ${supplierUrl(settings.supplierPort)}`)
    const seenAt = mode === 'dev' ? `${settings.siteUrl}/_mail` : null
    progress.say(`  Mail   ${mailDestination(process.env, dataFolder, seenAt)}`)
    progress.say(`  Map    ${mapOrigin(process.env, dataFolder)}\n`)

    // Keeps the size that the demo has by then.
    const asItIs = { ...env, DEMO_HOTELS: '' }
    if (hasDemo())
      stack.horizon = keepHorizon({ seed: () => seed(asItIs, ignored, ignored), say: progress.say })
    await Promise.all([
      ownAccount ? null : startBank(env),
      hasSupplier ? startSupplier(env, secrets.supplier.token) : null,
      startAdmin(env),
    ])
    progress.say(`\nReady. Logs: ${dataFolder}/logs. Ctrl-C stops everything.`)
    if (hasDemo() && wantsDemoOffice(process.env, settings))
      await fillOffice(env, progress.say).catch(ignored)
    await forever
  }

  /** @param {{ env: Record<string, string>, ahead: import('./processes.mjs').Process | null, logFile: string | null }} options */
  async function startShop({ env, ahead, logFile }) {
    const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`
    const shop = keepShop({ mode, address, env, ahead, logFile, say: progress.say })
    stack.shop = shop
    await progress.step('Starting the shop', async (waitsFor) => {
      waitsFor(`${address}/health/ready`)
      await shop.start()
      // Renders the first page before bank and admin start, which guests do not wait for.
      await fetch(address).then((page) => page.arrayBuffer(), ignored)
    })
  }

  /** Without it guests can see everything and pay later. @param {Record<string, string>} env */
  async function startBank(env) {
    const control = mode === 'dev' ? 'true' : 'false'
    const logFile = freshLog(dataFolder, 'bank')
    const say = progress.say
    const bank = keepBank({ port: settings.bankPort, env: { ...env, BANK_CONTROL: control }, logFile, say })
    stack.bank = bank
    await startBeside(bank)
  }

  /** Without it guests see the attractions that were imported before. @param {Record<string, string>} env @param {string} token */
  async function startSupplier(env, token) {
    const supplier = keepSupplier({
      port: settings.supplierPort,
      env: { ...env, SUPPLIER_CONTROL: mode === 'dev' ? 'true' : 'false' },
      token,
      picturesUrl: settings.siteUrl,
      logFile: freshLog(dataFolder, 'supplier'),
      say: progress.say,
    })
    stack.supplier = supplier
    await startBeside(supplier)
  }

  /** @param {KeptProgram} program */
  async function startBeside(program) {
    try {
      await program.start()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!isStopping) progress.say(`${error.message}\nTravellers are served all the same.`)
    }
  }

  /** @param {Record<string, string>} env */
  async function startAdmin(env) {
    const command = mode === 'dev' && withCms ? 'dev' : 'start'
    if (mode === 'dev' && command === 'start' && !isBuilt('cms')) {
      progress.say(
        'The admin is not built: run "npm run build" once, or "npm run dev -- --cms" to work on it.',
      )
      return
    }
    try {
      if (command === 'start') await ensureBuilt('cms', progress)
      const logFile = command === 'dev' ? null : freshLog(dataFolder, 'cms')
      const admin = keepAdmin({ command, port: settings.cmsPort, env, logFile, say: progress.say })
      stack.admin = admin
      await progress.step('Starting the admin', (waitsFor) => {
        waitsFor(`http://127.0.0.1:${settings.cmsPort}/admin`)
        return admin.start()
      })
    } catch (error) {
      if (!(error instanceof Refusal) || isStopping) throw error
      progress.say(`${error.message}\nTravellers are served all the same.`)
    }
  }
}

/** @param {import('./seed.mjs').Admin | null} created @param {string} adminEmail */
function editorWords(created, adminEmail) {
  if (created) return `${created.email}, password ${created.password} (shown only now)`
  return `${adminEmail}, with the password you have (lost: npm run editor -- reset)`
}

/** @param {Record<string, string>} env */
async function officeWords(env) {
  try {
    const link = await firstStaffLink(env)
    if (link) return `nobody works there yet: ${link} (good for 48 hours, the next start prints another)`
    return 'with the password and the phone you have (lost: npm run staff -- invite someone@wojaz.pl)'
  } catch (error) {
    // The shop works without it.
    return /** @type {Error} */ (error).message
  }
}
