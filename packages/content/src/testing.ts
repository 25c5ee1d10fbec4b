import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TemplateRecipe, type TestDatabase } from '@wojaz/database/testing'
import { prepareContent } from './prepare-content.ts'
import type { ContentWriter } from './writing/content-writer.ts'

export interface ContentRecipe {
  /** Name of the template: databases with the same name start with the same content. */
  name: string
  fill(writer: ContentWriter): Promise<void>
}

/** The editor who can sign in to a test database. */
export const testAdmin = { email: 'redakcja@wojaz.example', password: 'a password for tests only' }

/** Tables, dictionary and first admin, which every database has. */
const prepared: TemplateRecipe = { name: 'content', make: prepare }

/** Prepared content, or another template that has it, plus what the recipe adds: to clone or to build another template on. */
export function contentTemplate(recipe?: ContentRecipe, from: TemplateRecipe = prepared): TemplateRecipe {
  if (!recipe) return from
  return { name: `content_${recipe.name}`, from, make: (url) => prepare(url, recipe.fill) }
}

/** A database with migrated and prepared content, cloned from a template that is made once per test run. */
export function contentTestDatabase(recipe?: ContentRecipe): Promise<TestDatabase> {
  return createTestDatabase({ template: contentTemplate(recipe) })
}

async function prepare(url: string, fill?: ContentRecipe['fill']): Promise<void> {
  await prepareContent(
    {
      databaseUrl: url,
      secret: 'a secret for tests only',
      mediaFolder: join(tmpdir(), 'wojaz-no-media'),
      siteUrl: 'http://localhost:3000',
      clock: () => new Date(),
      log: { info() {}, warn: console.warn, error: console.error },
      adminEmail: testAdmin.email,
      adminPassword: testAdmin.password,
    },
    fill,
  )
}
