import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts'
import { SpinnerRing } from './spinner-ring.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ButtonProps extends Pick<ComponentProps<'button'>, 'type' | 'form' | 'name' | 'value'> {
  children: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  fullWidth?: boolean
  isDisabled?: boolean
  /** Keeps its width and the focus, shows that it is working, and ignores further presses. */
  isPending?: boolean
  onPress?: () => void
}

/** A native button, so it works before hydration. */
export function Button({
  children,
  look = 'primary',
  size = 'medium',
  fullWidth,
  isDisabled,
  isPending,
  onPress,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { t } = useTranslation()
  const press = (event: MouseEvent) => {
    // Does not submit the form a second time.
    if (isPending) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={press}
      className={`${buttonClass(look, size)} ${fullWidth ? 'w-full' : ''} cursor-pointer disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-progress`}
    >
      <span className={`inline-flex items-center gap-2.5 ${isPending ? 'opacity-0' : ''}`}>{children}</span>
      {isPending === undefined ? null : (
        // Rendered before it has a text, or a screen reader would not announce it.
        <span aria-live="polite" className="absolute inset-0 grid place-items-center empty:hidden">
          {isPending ? (
            <>
              <SpinnerRing size={20} />
              <VisuallyHidden>{t('button.pending')}</VisuallyHidden>
            </>
          ) : null}
        </span>
      )}
    </button>
  )
}
