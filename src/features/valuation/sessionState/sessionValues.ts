import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'
import { CatalogEntry } from '@/entities/catalog/catalog.api'
import { tabValue } from '@/shared/lib/storage'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'

/**
 * Values of valuations that a session remembers by the specification. Forms and charts write them; the next form and
 * the next chart of the session offer or use them. The page numbers of lists are remembered by `useList`, in the same
 * storage and for the same time.
 */
const SessionValues = z.object({
  /** Indications of the form submitted last, the preferred one first. */
  selectedIndOptions: z.array(CatalogEntry),
  currentPhase: z.nullable(z.string()),
  marketValue: z.nullable(z.object({ size: z.string(), currency: z.enum(CONVERTIBLE_CURRENCIES) })),
  defaultDesignValue: z.nullable(z.record(z.string(), z.unknown())),
  otherIndTable: z.array(z.record(z.string(), z.unknown())),
  /** Stage whose comparable deals were viewed last; null for the stage of the report itself. */
  chartPhase: z.nullable(z.string()),
})
type SessionValues = z.infer<typeof SessionValues>

const EMPTY_VALUES: SessionValues = {
  selectedIndOptions: [],
  currentPhase: null,
  marketValue: null,
  defaultDesignValue: null,
  otherIndTable: [],
  chartPhase: null,
}

/** Survives a reload of the tab. */
const stored = tabValue<SessionValues>('session:valuation', SessionValues, EMPTY_VALUES)

export const useSessionValues = create<SessionValues>(() => stored.read())

export function rememberValues(changes: Partial<SessionValues>) {
  useSessionValues.setState(changes)
  stored.write(useSessionValues.getState())
}

onUserChange((user) => useSessionValues.setState(user ? stored.read() : EMPTY_VALUES, true))
