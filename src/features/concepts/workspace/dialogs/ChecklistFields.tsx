import { useTranslation } from 'react-i18next'
import { TickField } from '@/shared/form/TickField'
import { CHECKLIST } from '../../domain/afterStage'
import styles from '../workspace.module.css'

/** Each point that is confirmed before what follows the decision is passed. */
export function ChecklistFields() {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: concepts } = useTranslation('concepts')
  return (
    <fieldset className={styles.conceptNotes}>
      <legend>{t('input.checklist')}</legend>
      {CHECKLIST.map((item) => (
        <TickField key={item} name={['checklist', item]} label={null} isRequired>
          {concepts(`choice.checklist.${item}`)}
        </TickField>
      ))}
    </fieldset>
  )
}
