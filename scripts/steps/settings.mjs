import { portFrom } from './ports.mjs'
import { Refusal } from './refusal.mjs'

/**
 * What a person may choose by environment variables; everything has a default.
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(env) {
  const port = portFrom(env, 'PORT', 3000)
  const cmsPort = portFrom(env, 'CMS_PORT', 3001)
  if (port === cmsPort) {
    throw new Refusal(
      `Shop and admin cannot share port ${port}: start again with CMS_PORT=${port === 3001 ? 3002 : 3001} npm start.`,
    )
  }
  const siteUrl = env.SITE_URL || `http://localhost:${port}`
  return {
    port,
    cmsPort,
    siteUrl,
    host: env.HOST || '127.0.0.1',
    adminEmail: env.ADMIN_EMAIL || 'redakcja@wojaz.example',
  }
}

/**
 * Where the shop's letters go, as far as a person at the terminal needs to know: never with the password in it.
 * @param {Record<string, string | undefined>} env @param {string} dataFolder
 */
export function mailDestination(env, dataFolder) {
  if (!env.SMTP_URL) return `files in ${dataFolder}/mail (set SMTP_URL to send them)`
  return URL.canParse(env.SMTP_URL) ? `through ${new URL(env.SMTP_URL).host}` : 'through SMTP_URL'
}

/**
 * What shop, admin and seed are told.
 * @param {ReturnType<typeof readSettings> & { dataFolder: string, databaseUrl: string, contentSecret: string, nodeEnv: string }} facts
 * @returns {Record<string, string>}
 */
export function childEnvironment(facts) {
  return {
    NODE_ENV: facts.nodeEnv,
    PORT: String(facts.port),
    HOST: facts.host,
    SITE_URL: facts.siteUrl,
    CMS_PORT: String(facts.cmsPort),
    CMS_URL: `http://127.0.0.1:${facts.cmsPort}`,
    DATABASE_URL: facts.databaseUrl,
    CONTENT_SECRET: facts.contentSecret,
    DATA_DIR: facts.dataFolder,
    ADMIN_EMAIL: facts.adminEmail,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
