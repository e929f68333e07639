import { CheckboxField } from '@/shared/form/CheckboxField'
import { useTranslations } from '@/shared/i18n'
import { CHECKLIST } from '../../domain/afterStage'
import styles from '../detail.module.css'

export function ChecklistFields() {
  const t = useTranslations('conceptsDetail', 'concepts')
  return (
    <fieldset className={styles.conceptNotes}>
      <legend>{t('conceptsDetail:input.checklist')}</legend>
      {CHECKLIST.map((item) => (
        <CheckboxField key={item} name={['checklist', item]} label={null} isRequired>
          {t(`concepts:choice.checklist.${item}`)}
        </CheckboxField>
      ))}
    </fieldset>
  )
}
