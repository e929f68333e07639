import { Button } from 'antd'
import { useId, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { DraftNotice } from '@/shared/form/DraftNotice'
import { FormName } from '@/shared/form/focusField'
import { useSubmit } from '@/shared/form/useSubmit'
import { ResultState } from '@/shared/ui/ResultState'
import { PageTitle } from '@/shared/ui/PageTitle'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import { tabAddress } from '../model/tabAddress'
import { conceptApi } from '../model/concepts.api'
import { FirstStage } from '../domain/firstStage'
import { canCreate } from '../domain/conceptWorkflow'
import { StageContext } from '../fields/stageContext'
import { StageFields } from '../fields/StageFields'
import { normalized, type Values } from '@/shared/autosave/editedValues'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptViewer } from '../model/useConceptViewer'
import { FirstStageFields } from './FirstStageFields'
import editingStyles from '@/shared/autosave/autosave.module.css'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import styles from '../fields/stage.module.css'

const EMPTY_VALUES: Values = {}

/** Form for a new concept; until it is created, its input is only stored in the browser. */
export default function NewConceptPage() {
  const t = useTranslations('conceptsForms')
  const viewer = useConceptViewer()
  const [created, setCreated] = useState(0)
  return (
    <>
      <PageTitle title={t('conceptsForms:new.title')} />
      {canCreate(viewer) ? (
        // The page may stay mounted as a tab: the new key starts the next concept.
        <NewConcept key={created} onCreated={() => setCreated(created + 1)} />
      ) : (
        <ResultState
          status="info"
          title={t('conceptsForms:new.refused')}
          text={t(viewer.isVerified ? 'conceptsForms:new.noRole' : 'conceptsForms:new.unverified')}
          actions={<Link to="/apply">{t('conceptsForms:new.list')}</Link>}
        />
      )}
    </>
  )
}

function NewConcept({ onCreated }: { onCreated: () => void }) {
  const t = useTranslations('conceptsForms')
  const navigate = useNavigate()
  const create = useConceptMutation(conceptApi.create)
  const draft = useDraft('concept:new')
  const name = useId()
  const [values, setValues] = useState<Values>(() => draft.restored ?? EMPTY_VALUES)
  const [round, setRound] = useState(0)
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [isChanged, setChanged] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const context = useMemo(() => ({ stage: 'first' as const, schema: FirstStage }), [])
  useUnsaved(isChanged)

  function startOver() {
    draft.drop()
    setRestored(false)
    setChanged(false)
    setValues(EMPTY_VALUES)
    setRound(round + 1)
  }

  function send() {
    void submit(
      () => create({ body: { firstStage: normalized(FirstStage, values) } }),
      (newConcept) => {
        draft.drop()
        setChanged(false)
        onCreated()
        message.success(t('conceptsForms:new.created'))
        void navigate(
          newConcept ? `/apply/${encodeURIComponent(newConcept.id)}${tabAddress('firstStage')}` : '/apply',
          {
            replace: true,
          },
        )
      },
    )
  }

  return (
    <FormName value={name}>
      <StageContext value={context}>
        {isRestored && (
          <DraftNotice
            title={t('conceptsForms:draft.restored')}
            action={{ text: t('conceptsForms:draft.restart'), onClick: startOver }}
            onClose={() => setRestored(false)}
          />
        )}
        <StageFields
          key={round}
          start={values}
          onType={(typed) => {
            setValues(typed)
            setChanged(true)
            draft.keep(typed)
          }}
          onLeave={draft.flush}
          onSave={draft.flush}
          tools={
            <>
              {failure && (
                <SubmitErrorAlert
                  failure={failure}
                  checkHint={
                    <>
                      {t('conceptsForms:new.look')} <Link to="/apply">{t('conceptsForms:new.list')}</Link>
                    </>
                  }
                />
              )}
              <div className={styles.stageCreate}>
                <Button type="primary" loading={isBusy} onClick={send}>
                  {t('conceptsForms:new.create')}
                </Button>
                <span className={editingStyles.saveLine}>{t('conceptsForms:new.hint')}</span>
              </div>
            </>
          }
        >
          <FirstStageFields />
        </StageFields>
      </StageContext>
    </FormName>
  )
}
