import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'
import { tabValue } from '@/shared/lib/storage'

/** Drugs that fit side by side. */
export const MOST_COMPARED = 4

const Compared = z.object({ id: z.string(), nameEn: z.string(), nameZh: z.string() })
export type Compared = z.infer<typeof Compared>

const kept = tabValue('compare:drugs', z.array(Compared).check(z.maxLength(MOST_COMPARED)), [])

/** Drugs put aside to be compared; kept as long as the browser tab, at most until the session ends. */
export const useCompare = create<{ drugs: readonly Compared[] }>(() => ({ drugs: kept.read() }))

function keep(drugs: Compared[]) {
  kept.write(drugs)
  useCompare.setState({ drugs })
}

/** Puts a drug aside, or back if it is there already. A fifth one changes nothing. */
export function toggleCompared({ id, nameEn, nameZh }: Compared) {
  const { drugs } = useCompare.getState()
  const others = drugs.filter((drug) => drug.id !== id)
  if (others.length < drugs.length) keep(others)
  else if (drugs.length < MOST_COMPARED) keep([...drugs, { id, nameEn, nameZh }])
}

export const clearCompared = () => keep([])

onUserChange(() => useCompare.setState({ drugs: kept.read() }))
