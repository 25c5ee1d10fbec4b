import { createContext, useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useCardPath } from '../card-address.ts'
import {
  type CardStep,
  cardSteps,
  isChosenInStep,
  isOpenedHere,
  type OpenedStep,
  stepOf,
} from './card-steps.ts'

/** The open step, and how to open and close it. */
export function useCardStep() {
  const { hash, search, pathname, state } = useLocation()
  const navigate = useNavigate()
  return {
    step: stepOf(hash),
    /** For a link that opens a step. */
    linkTo: (step: CardStep) => ({
      to: { pathname, search, hash: cardSteps[step] },
      state: { isOpenedHere: true } satisfies OpenedStep,
      preventScrollReset: true,
    }),
    close() {
      if (isOpenedHere(state)) navigate(-1)
      else navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    },
  }
}

/** Back leads from a step to the offer on which it was opened. This replaces that offer with the one chosen in the step. */
export function useKeptChoice() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const before = useRef(location)
  useEffect(() => {
    const left = before.current
    before.current = location
    if (navigationType !== 'POP' || !isChosenInStep(left) || stepOf(location.hash) !== null) return
    navigate(left.pathname + left.search, { replace: true, preventScrollReset: true })
  }, [location, navigationType, navigate])
}

/** True for everything inside a step. */
export const InStep = createContext(false)

/** Whether this component is inside the open step. */
export function useIsInStep(): boolean {
  const { hash } = useLocation()
  return useContext(InStep) && stepOf(hash) !== null
}

interface ChoiceLink {
  /** The price of the offer that the link leads to. */
  total: number
  /** Additional query parameters. */
  more?: Record<string, string>
}

/** The link of a choice. In a step it replaces the history entry, so that Back closes the step and the choice stays. */
export function useChoiceLink() {
  const path = useCardPath()
  const { hash, state } = useLocation()
  const isInStep = useIsInStep()
  return (url: string, { total, more }: ChoiceLink) => ({
    to: path(url, more) + (isInStep ? hash : ''),
    replace: isInStep,
    state: { ...(isInStep && isOpenedHere(state) ? { isOpenedHere: true } : {}), total },
    rel: 'nofollow',
    preventScrollReset: true,
  })
}
