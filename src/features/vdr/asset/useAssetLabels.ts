import { useLabels } from '@/shared/dictionary/useLabels'
import { plainText } from '@/shared/autosave/editLabels'
import { customMessages } from '@/shared/form/formContext'
import { EMPTY_VALUE, formatMoneyExact, formatNumber, type Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { ASSET_RULES, type AssetField, type Source } from './asset.api'

export function useAssetLabels() {
  const t = useTranslations('vdrAsset')
  const { labelOf: phaseOf } = useLabels('clinical_phase')
  const labels = t('vdrAsset:field', { returnObjects: true })
  const labelOf = (field: string) => labels[field as AssetField] ?? field

  const placeOf = ({ documentName, versionNo, page }: Pick<Source, 'documentName' | 'versionNo' | 'page'>) =>
    t(versionNo ? 'vdrAsset:source.placeInVersion' : 'vdrAsset:source.place', {
      name: documentName || t('vdrAsset:source.gone'),
      version: versionNo,
      page,
    })

  return {
    t,
    labels,
    customMessage: customMessages(ASSET_RULES, (key) => t(`vdrAsset:rule.${key}`)),
    labelOf,
    placeOf,
    textOf: (field: string, value: unknown, currency?: Currency | null): string => {
      if (field === 'sources') {
        const sources = (Array.isArray(value) ? value : []) as readonly Source[]
        return sources.map((each) => `${labelOf(each.field)}: ${placeOf(each)}`).join('; ') || EMPTY_VALUE
      }
      if (field === 'phase') return phaseOf(typeof value === 'string' ? value : null)
      if (field === 'funds' && typeof value === 'number')
        return currency ? formatMoneyExact(value, currency) : formatNumber(value, 2)
      return plainText(value)
    },
  }
}
