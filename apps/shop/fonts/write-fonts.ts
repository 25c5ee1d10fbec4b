// `npm run fonts -w @wojaz/shop`: writes the font files anew after `cuts.ts` or the font has changed.
import { writeFile } from 'node:fs/promises'
import { cutFile, cutFont } from './cut-font.ts'
import { cuts } from './cuts.ts'

for (const cut of cuts) {
  const bytes = await cutFont(cut)
  await writeFile(cutFile(cut), bytes)
  console.log(`${cut.name}: ${cut.letters.length} letters, ${bytes.length} bytes`)
}
