import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountForPostgres, chooseAccount } from './postgres-account.ts'

const root = 'root:x:0:0:root:/root:/bin/bash'
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:101:103::/var/lib/postgresql:/bin/bash'
const daemon = 'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin'

test('root lends Postgres the account made for it, else nobody, else any other, never its own', () => {
  expect(chooseAccount([root, nobody, postgres, ''].join('\n'))).toEqual({ uid: 101, gid: 103 })
  expect(chooseAccount([root, daemon, nobody].join('\n'))).toEqual({ uid: 65534, gid: 65534 })
  expect(chooseAccount([root, daemon].join('\n'))).toEqual({ uid: 1, gid: 1 })
  expect(chooseAccount(`${root}\n`)).toBeNull()
})

test.runIf(process.getuid?.() === 0)(
  'a system that knows only root gets an account for Postgres, once',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-accounts-'))
    const passwd = path.join(folder, 'passwd')
    writeFileSync(passwd, `${root}\n`)
    const account = accountForPostgres(path.join(folder, 'no-cluster'), passwd)
    expect(accountForPostgres(path.join(folder, 'no-cluster'), passwd)).toMatchObject({
      uid: account?.uid,
      gid: account?.gid,
    })
    expect(readFileSync(passwd, 'utf8').match(/wojaz/g)).toHaveLength(1)
    rmSync(folder, { recursive: true })
  },
)
