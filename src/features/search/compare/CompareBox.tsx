import { namesOf } from '@/entities/catalog/catalogNames'
import { PlainCheckbox } from '@/shared/ui/fields/PlainCheckbox'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { MAX_COMPARED, toggleCompared, useCompare, type Compared } from '../model/compareStore'

export function CompareBox({ drug }: { drug: Compared }) {
  const t = useTranslations('search')
  const language = useLanguage()
  const isChosen = useCompare(({ drugs }) => drugs.some(({ id }) => id === drug.id))
  const isFull = useCompare(({ drugs }) => drugs.length >= MAX_COMPARED)
  return (
    <PlainCheckbox
      label={t('search:compare.choose', { name: namesOf(drug, language)[0] })}
      isChecked={isChosen}
      isDisabled={isFull && !isChosen}
      onChange={() => toggleCompared(drug)}
    />
  )
}
