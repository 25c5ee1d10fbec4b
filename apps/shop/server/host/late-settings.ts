import { once } from 'node:events'

/**
 * `npm start` starts this process before the database is open, so that modules load meanwhile. With SETTINGS_FOLLOW the settings
 * arrive as one message; otherwise they are in the environment.
 */
export async function lateSettings(us: NodeJS.Process): Promise<NodeJS.ProcessEnv> {
  if (us.env.SETTINGS_FOLLOW !== 'true') return us.env
  // The channel to the parent process is unreferenced by default (scripts/steps/leash.mjs), so it is referenced while waiting.
  us.channel?.ref()
  const [settings] = await once(us, 'message')
  us.channel?.unref()
  return Object.assign(us.env, settings)
}
