/**
 * `npm start` runs this with its database while the office has no members; `npm run staff -- invite ola@wojaz.pl` is for a member
 * who lost password or phone. The last line of stdout is the result, in JSON.
 */
import { openPasswords } from '@wojaz/account/server'
import { openDatabase } from '@wojaz/database'
import { openStaff } from '../src/open-staff.ts'

const { DATABASE_URL = '', CONTENT_SECRET = '', STAFF_EMAIL = '' } = process.env
const [verb = '', email = ''] = process.argv.slice(2)
const { pool, close } = openDatabase({
  url: DATABASE_URL,
  applicationName: 'wojaz-staff',
  onError: (error) => console.error(error.message),
})
try {
  const clock = () => new Date()
  const passwords = openPasswords({ pool, clock, secret: CONTENT_SECRET })
  // The address matters only for passkeys, and nobody adds one here.
  const siteUrl = 'http://localhost'
  const staff = openStaff({ pool, clock, passwords, secret: CONTENT_SECRET, siteUrl })
  const token =
    verb === 'first'
      ? await staff.inviteFirst({ email: STAFF_EMAIL, name: 'Kierownik biura', roles: ['admin', 'manager'] })
      : await staff.inviteFromOutside(email)
  console.log(JSON.stringify({ token }))
} finally {
  await close()
}
