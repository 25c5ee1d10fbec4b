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
  /** Keeps its width and the focus, says that it works, and takes no second press. */
  isPending?: boolean
  onPress?: () => void
}

/** The browser's own button: every page has some, and they work before the scripts have come. */
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
    // Nor does it send its form a second time.
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
        // There before it speaks, or a screen reader would not hear it.
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
