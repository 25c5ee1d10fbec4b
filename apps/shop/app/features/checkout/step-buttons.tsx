import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface StepButtonsProps {
  next: string
  back: { label: string; href: string }
  children?: ReactNode
}

/** A prominent button to go on and a quiet link back. */
export function StepButtons({ next, back, children }: StepButtonsProps) {
  const { state } = useNavigation()
  return (
    <div className="flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between">
      <Button type="submit" size="large" isPending={state === 'submitting'}>
        {next}
      </Button>
      {children}
      <TextLink href={back.href}>{back.label}</TextLink>
    </div>
  )
}
