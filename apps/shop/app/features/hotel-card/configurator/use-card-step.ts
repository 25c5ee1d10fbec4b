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

/** The step that is open, and how to leave it. */
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

/**
 * Back leads out of a step to the offer it was opened on. What was chosen in the step stays all the same: it takes the place of that
 * offer.
 */
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

/** Set around what stands in a step. */
export const InStep = createContext(false)

/** Does what stands here fill the screen now? */
export function useIsInStep(): boolean {
  const { hash } = useLocation()
  return useContext(InStep) && stepOf(hash) !== null
}

interface ChoiceLink {
  /** What the offer behind it costs. */
  total: number
  /** What the address says beside the offer. */
  more?: Record<string, string>
}

/** The link of a choice. In a step it takes the place of the choice before, so that Back closes the step and what was chosen stays. */
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
