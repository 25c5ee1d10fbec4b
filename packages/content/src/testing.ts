import { tmpdir } from 'node:os'
import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import { prepareContent } from './prepare-content.ts'
import type { ContentWriter } from './writing/content-writer.ts'

export interface ContentRecipe {
  /** Names the template: databases with the same name start with the same content. */
  name: string
  fill(writer: ContentWriter): Promise<void>
}

/** Who can sign in to a test database. */
export const testAdmin = { email: 'redakcja@wojaz.example', password: 'a password for tests only' }

/** A database with migrated and prepared content, cloned from a template that is made once per test run. */
export function contentTestDatabase(recipe?: ContentRecipe): Promise<TestDatabase> {
  return createTestDatabase({
    template: {
      name: recipe ? `content_${recipe.name}` : 'content',
      async make(url) {
        await prepareContent(
          {
            databaseUrl: url,
            secret: 'a secret for tests only',
            mediaFolder: tmpdir(),
            siteUrl: 'http://localhost:3000',
            clock: () => new Date(),
            log: { info() {}, warn: console.warn, error: console.error },
            adminEmail: testAdmin.email,
            adminPassword: testAdmin.password,
          },
          recipe?.fill,
        )
      },
    },
  })
}
