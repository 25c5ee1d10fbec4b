import { type Member, roles } from '@wojaz/staff'
import { base } from '../address.ts'
import { roleField } from '../member-form.ts'
import { memberStateNames, roleNames, words } from '../words.ts'
import { TickField } from './field.tsx'

/** A member of staff with the possible actions; members cannot change themselves. */
export function MemberCard({ member, isOneself }: { member: Member; isOneself: boolean }) {
  const path = `${base}/ludzie/${member.id}`
  return (
    <article className="card" data-row>
      <h2>{member.name}</h2>
      <p>
        {member.email} <span className={`mark ${member.state}`}>{memberStateNames[member.state]}</span>
      </p>
      {isOneself ? (
        <p>
          Twoje role: {member.roles.map((role) => roleNames[role]).join(', ')}. Zmienia je inny administrator.
        </p>
      ) : (
        <>
          <form method="post" action={`${path}/role`}>
            <fieldset>
              <legend>Role</legend>
              {roles.map((role) => (
                <TickField
                  label={roleNames[role]}
                  name={roleField(role)}
                  isTicked={member.roles.includes(role)}
                  key={role}
                />
              ))}
            </fieldset>
            <button type="submit">{words.save}</button>
          </form>
          <div className="row">
            <form method="post" action={`${path}/zaproszenie`}>
              <button type="submit" className="quiet">
                Nowe zaproszenie (nowe hasło i kod)
              </button>
            </form>
            {member.state !== 'blocked' && (
              <form method="post" action={`${path}/blokada`}>
                <button type="submit" className="quiet">
                  Zablokuj
                </button>
              </form>
            )}
          </div>
        </>
      )}
    </article>
  )
}
