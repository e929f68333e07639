import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useFromValues, useLaunch } from '../fields/useValuationValues'
import type { SectionName } from '../model/formSections'
import { sectionSummaries } from './sectionSummaries'

export function SectionSummary({ name }: { name: SectionName }) {
  const t = useTranslations('valuationForm')
  const language = useLanguage()
  const money = useFormatMoney()
  const launch = useLaunch()
  return useFromValues((values) => sectionSummaries[name](values, { t, language, money, launch }).join(' · '))
}
