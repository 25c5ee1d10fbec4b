import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts'
import { SpinnerRing } from './spinner-ring.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  fullWidth?: boolean
}

/** While `isPending` it keeps its width and the focus, says that it works, and takes no second press. */
export function Button({ children, look = 'primary', size = 'medium', fullWidth, ...rest }: ButtonProps) {
  const { t } = useTranslation()
  return (
    <AriaButton
      {...rest}
      className={`${buttonClass(look, size)} ${fullWidth ? 'w-full' : ''} cursor-pointer disabled:cursor-not-allowed disabled:opacity-45 data-[pending]:cursor-progress`}
    >
      <span className={`inline-flex items-center gap-2.5 ${rest.isPending ? 'opacity-0' : ''}`}>
        {children}
      </span>
      {rest.isPending ? (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerRing size={20} />
          <VisuallyHidden>{t('button.pending')}</VisuallyHidden>
        </span>
      ) : null}
    </AriaButton>
  )
}
