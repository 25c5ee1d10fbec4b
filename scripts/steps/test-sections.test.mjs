import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { sections } from './test-sections.mjs'

test.each(Object.entries(sections))(
  'the README says what is in the section %s, and which folders ask for it',
  (name, section) => {
    const folders = section.touchedBy.map((folder) => `\`${folder}\``).join(', ')
    expect(readFileSync(inProject('README.md'), 'utf8')).toContain(
      `| \`${name}\` | ${section.holds} | ${folders} |`,
    )
  },
)
