/**
 * Gets an assertion from a passkey of this device and sends it with the form. Hidden without scripts or without passkey support.
 */
export function PasskeyButton({
  kind,
  question,
  text,
}: {
  kind: 'get' | 'create'
  question: object
  text: string
}) {
  return (
    <>
      <input type="hidden" name="passkey" />
      <button
        type="button"
        hidden
        className={kind === 'get' ? 'quiet' : undefined}
        data-passkey={kind}
        data-question={JSON.stringify(question)}
      >
        {text}
      </button>
      <span role="status" data-passkey-said="Klucz nie odpowiedział. Spróbuj jeszcze raz." />
    </>
  )
}
