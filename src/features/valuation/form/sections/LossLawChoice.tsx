import { Select } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { LOSS_LAW_NAMES, type LossLawName } from '../model/lossLaws'
import styles from './sections.module.css'

interface LossLawChoiceProps {
  /** What cannot be chosen now. */
  isIdle?: (law: LossLawName) => boolean
  /** What was chosen, and what is to be said of it: its source. */
  onChoose: (law: LossLawName, told: string) => void
}

/** Offers the law of a country; nothing stays chosen, since it only fills fields that can be changed. */
export function LossLawChoice({ isIdle, onChoose }: LossLawChoiceProps) {
  const t = useTranslations('valuationForm')
  const name = (law: LossLawName) => t(`valuationForm:lossLaw.name.${law}`)
  return (
    <Select<LossLawName | null>
      className={styles.lossLaw}
      value={null}
      aria-label={t('valuationForm:lossLaw.choose')}
      placeholder={t('valuationForm:lossLaw.choose')}
      popupMatchSelectWidth={false}
      options={LOSS_LAW_NAMES.map((value) => ({ value, label: name(value), disabled: isIdle?.(value) }))}
      onChange={(law) => {
        if (!law) return
        const source = t(`valuationForm:lossLaw.source.${law}`)
        onChoose(law, t('valuationForm:lossLaw.filled', { law: name(law), source }))
      }}
    />
  )
}
