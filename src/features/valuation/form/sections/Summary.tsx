import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { useFromValues, useLaunch } from '../fields/watching'
import type { SectionName } from '../model/sectionsOf'
import { sectionSummaries } from './summaryOf'

export function SectionSummary({ name }: { name: SectionName }) {
  const t = useTranslations('valuationForm')
  const language = useLanguage()
  const money = useShortMoney()
  const launch = useLaunch()
  return useFromValues((values) => sectionSummaries[name](values, { t, language, money, launch }).join(' · '))
}
