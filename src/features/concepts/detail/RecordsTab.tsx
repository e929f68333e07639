import { Empty } from 'antd'
import { StepButtons } from '@/shared/workflow/NextSteps'
import { useTranslations } from '@/shared/i18n'
import { statesFrom, STATE, type State } from '../domain/conceptStates'
import { useConceptViewer } from '../model/useConceptViewer'
import { conceptActions } from './conceptActions'
import type { TabProps } from './conceptTabs'
import { FileFact } from './FileFact'
import { Opinions } from './Opinions'
import styles from './detail.module.css'

const SECOND_RECORD_STATES: readonly State[] = statesFrom(STATE.secondPending)

export function RecordsTab({ concept, onStart }: TabProps) {
  const t = useTranslations('conceptsDetail')
  const viewer = useConceptViewer()
  const { firstRecord, secondRecord, opinions, state } = concept
  return (
    <>
      <h2 className="card-title">{t('conceptsDetail:records.first')}</h2>
      <FileFact file={firstRecord} missing={t('conceptsDetail:records.none')} />
      {SECOND_RECORD_STATES.includes(state) && (
        <>
          <h2 className={`card-title ${styles.conceptSection}`}>{t('conceptsDetail:records.second')}</h2>
          <FileFact file={secondRecord} missing={t('conceptsDetail:records.none')} />
        </>
      )}
      <StepButtons
        flow={conceptActions}
        viewer={viewer}
        subject={concept}
        actions={['recordFirst', 'recordSecond']}
        onStart={onStart}
      />
      <h2 className={`card-title ${styles.conceptSection}`}>{t('conceptsDetail:opinions.title')}</h2>
      {opinions.length > 0 ? (
        <Opinions opinions={opinions} />
      ) : (
        <Empty description={t('conceptsDetail:opinions.none')} />
      )}
    </>
  )
}
