import { useTierName } from '@/entities/tiers/useTierName'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'

/** Translated names of plans and benefits; falls back to the name received. */
export function useMemberNames() {
  const known = useOptionalTranslation('accountPages')
  const nameOf = useTierName()
  return {
    plan: ({ role, name }: { role: string; name: string }) => nameOf(role, name),
    /** Empty for a plan unknown to this version. */
    audience: (role: string) => known('accountPages:plan', role) ?? '',
    benefit: ({ key, name }: { key: string; name: string }) =>
      known('accountPages:benefit', key) ?? (name || key),
  }
}
