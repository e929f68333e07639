import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { useFromValues, useLaunch } from '../fields/watching'
import type { SectionName } from '../model/sectionsOf'
import { summaryOf } from './summaryOf'

/** What a section holds, in a line, while its fields are folded away. */
export function Summary({ name }: { name: SectionName }) {
  const t = useTranslations('valuationForm')
  const language = useLanguage()
  const money = useShortMoney()
  const launch = useLaunch()
  return useFromValues((values) => summaryOf[name](values, { t, language, money, launch }).join(' · '))
}
