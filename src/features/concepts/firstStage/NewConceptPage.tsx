import { Button } from 'antd'
import { useId, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { DraftNote } from '@/shared/form/DraftNote'
import { FormName } from '@/shared/form/focusField'
import { useSubmit } from '@/shared/form/useSubmit'
import { ResultState } from '@/shared/ui/ResultState'
import { PageTitle } from '@/shared/ui/PageTitle'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import { partAddress } from '../model/address'
import { conceptApi } from '../model/concepts.api'
import { FirstStage } from '../domain/firstStage'
import { mayCreate } from '../domain/workflow'
import { StageContext } from '../fields/stageContext'
import { StageFields } from '../fields/StageFields'
import { settled, type Values } from '@/shared/autosave/values'
import { useChange } from '../model/useChange'
import { useViewer } from '../model/viewer'
import { FirstStageFields } from './FirstStageFields'
import editingStyles from '@/shared/autosave/editing.module.css'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import styles from '../fields/stage.module.css'

const NOTHING: Values = {}

/** A concept that is not created yet: what is typed stays on this side until then. */
export default function NewConceptPage() {
  const t = useTranslations('conceptsForms')
  const viewer = useViewer()
  const [created, setCreated] = useState(0)
  return (
    <>
      <PageTitle title={t('conceptsForms:new.title')} />
      {mayCreate(viewer) ? (
        // A tab that always stays begins the next one.
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
  const create = useChange(conceptApi.create)
  const draft = useDraft('concept:new')
  const name = useId()
  const [values, setValues] = useState<Values>(() => draft.restored ?? NOTHING)
  const [round, setRound] = useState(0)
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [isChanged, setChanged] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const context = useMemo(() => ({ stage: 'first' as const, schema: FirstStage }), [])
  useUnsaved(isChanged)

  function startAfresh() {
    draft.drop()
    setRestored(false)
    setChanged(false)
    setValues(NOTHING)
    setRound(round + 1)
  }

  function send() {
    void submit(
      () => create({ body: { firstStage: settled(FirstStage, values) } }),
      (stand) => {
        draft.drop()
        setChanged(false)
        onCreated()
        message.success(t('conceptsForms:new.created'))
        void navigate(
          stand ? `/apply/${encodeURIComponent(stand.id)}${partAddress('firstStage')}` : '/apply',
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
          <DraftNote
            title={t('conceptsForms:draft.restored')}
            action={{ text: t('conceptsForms:draft.restart'), onClick: startAfresh }}
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
                <SubmitFailure
                  failure={failure}
                  look={
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
