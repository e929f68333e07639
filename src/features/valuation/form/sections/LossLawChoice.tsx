import { Select } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { LOSS_LAW_NAMES, type LossLawName } from '../model/lossLaws'
import styles from './sections.module.css'

interface LossLawChoiceProps {
  isDisabled?: (law: LossLawName) => boolean
  onChoose: (law: LossLawName, message: string) => void
}

/** Offers the laws of countries; none stays selected, since it only fills fields that can be changed. */
export function LossLawChoice({ isDisabled, onChoose }: LossLawChoiceProps) {
  const t = useTranslations('valuationForm')
  const name = (law: LossLawName) => t(`valuationForm:lossLaw.name.${law}`)
  return (
    <Select<LossLawName | null>
      className={styles.lossLaw}
      value={null}
      aria-label={t('valuationForm:lossLaw.choose')}
      placeholder={t('valuationForm:lossLaw.choose')}
      popupMatchSelectWidth={false}
      options={LOSS_LAW_NAMES.map((value) => ({ value, label: name(value), disabled: isDisabled?.(value) }))}
      onChange={(law) => {
        if (!law) return
        const source = t(`valuationForm:lossLaw.source.${law}`)
        onChoose(law, t('valuationForm:lossLaw.filled', { law: name(law), source }))
      }}
    />
  )
}
