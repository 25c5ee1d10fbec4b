import { base } from '../address.ts'
import { roomPaths, type SavedView } from '../saved-in.ts'
import { Field, TickField } from './field.tsx'

/** The saved filters of a list, and the form to save the current one. */
export function SavedQuestions({ room, saved, asked, fault }: SavedView) {
  const path = base + roomPaths[room]
  return (
    <details className="saved" open={saved.length > 0 || fault !== null}>
      <summary>Zapisane widoki</summary>
      {saved.length > 0 && (
        <ul>
          {saved.map(({ id, name, asked: question, isOwn, isShared, by }) => (
            <li key={id}>
              <a href={`${path}?${question}`} aria-current={question === asked ? 'page' : undefined}>
                {name}
              </a>{' '}
              {!isOwn && <small>({by})</small>}
              {isOwn && isShared && <small>(wspólny)</small>}
              {isOwn && (
                <form method="post" action={`${path}/widoki`}>
                  <input type="hidden" name="remove" value={id} />
                  <button type="submit" className="quiet" aria-label={`Usuń widok ${name}`}>
                    Usuń
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={`${path}/widoki`} className="filters">
        <input type="hidden" name="asked" value={asked} />
        <Field
          id="view-name"
          label="Nazwa tego widoku"
          name="name"
          maxLength={60}
          required={true}
          autoComplete="off"
          fault={fault}
        />
        <TickField label="dla wszystkich" name="shared" />
        <button type="submit" className="quiet">
          Zapisz widok
        </button>
      </form>
    </details>
  )
}
