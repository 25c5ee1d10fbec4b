/** The composition root of the admin and of Payload's command line. No other file of this package reads the environment. */
import { resolve } from 'node:path'
import { contentConfig } from './content-config.ts'

const {
  DATABASE_URL = '',
  CONTENT_SECRET = '',
  DATA_DIR = '.data',
  SITE_URL = 'http://localhost:3000',
} = process.env

export default contentConfig({
  databaseUrl: DATABASE_URL,
  secret: CONTENT_SECRET,
  mediaFolder: resolve(DATA_DIR, 'media'),
  siteUrl: SITE_URL,
  clock: () => new Date(),
  // The first page after a start makes many queries while its code is still loading.
  connectMs: 15_000,
  log: {
    info: (facts, message) => console.info(message, facts),
    warn: (facts, message) => console.warn(message, facts),
    error: (facts, message) => console.error(message, facts),
  },
})
