import { useLabels } from '@/shared/dictionary/useLabels'
import { plainText } from '@/shared/autosave/editLabels'
import { customMessages } from '@/shared/form/formContext'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { PROJECT_RULES } from '../project/projectLink.api'
import { useManagers } from './useManagers'

export function useProjectLabels() {
  const t = useTranslations('implementationProjects')
  const { labelOf: phaseOf } = useLabels('project_phase')
  const managers = useManagers()
  const labels = t('implementationProjects:field', { returnObjects: true })
  return {
    t,
    formLabels: {
      labels,
      customMessage: customMessages(PROJECT_RULES, (key, params) =>
        t(`implementationProjects:rule.${key}`, { ...params }),
      ),
    },
    textOf: (field: string, value: unknown): string => {
      if (field === 'phase') return phaseOf(typeof value === 'string' ? value : null)
      if (field === 'managerId') return managers.find((each) => each.value === value)?.label ?? EMPTY_VALUE
      if (typeof value === 'number') return formatNumber(value, 2)
      return plainText(value)
    },
  }
}
