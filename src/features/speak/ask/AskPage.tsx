import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { apiQuery, type Failure } from '@/shared/api'
import { PurchaseFailure } from '@/entities/points/PurchaseFailure'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useDraft } from '@/shared/form/useDraft'
import { useSubmit } from '@/shared/form/useSubmit'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QuestionPane } from '../question/QuestionPane'
import { speakApi } from '../model/speak.api'
import { ASKED_PARAM, askedAddress, contextQuery, parseContext } from '../model/speakAddress'
import { AskForm } from './AskForm'
import { ContextPicker } from './ContextPicker'
import { ASK_DRAFT } from './askInput'
import { useAsking } from './useAsking'
import styles from './ask.module.css'

export default function AskPage() {
  const t = useTranslations('speak')
  const [params] = useSearchParams()
  const asked = params.get(ASKED_PARAM)
  return (
    <div className="narrow">
      <PageTitle
        title={t(asked === null ? 'speak:title' : 'speak:question.title')}
        actions={
          <>
            <Link className="button" to="/viewSpeakInfo">
              {t('speak:history')}
            </Link>
            {asked !== null && (
              <Link className="button" to="?">
                {t('speak:another')}
              </Link>
            )}
          </>
        }
      />
      <Card>{asked === null ? <Asking /> : <QuestionPane key={asked} id={asked} />}</Card>
    </div>
  )
}

function Asking() {
  const t = useTranslations('speak')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const wanted = parseContext(params)
  const { unanswered, ask } = useAsking()
  /** Error of a resend: it is now certain that the question was not accepted. */
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const known = useQuery({
    ...apiQuery(speakApi.contexts, { query: wanted ?? { kind: 'report' } }),
    enabled: wanted !== null,
  })
  const context = (wanted && !known.error && known.data?.[0]) || null
  const isReading = wanted !== null && known.isPending
  const onAsked = (id: string) => navigate(askedAddress(id))

  if (unanswered) {
    return (
      <Unanswered
        prompt={unanswered.prompt}
        ask={async () => {
          const result = await ask(unanswered)
          setRefusal(result.ok ? null : result)
          return result
        }}
        onAsked={onAsked}
      />
    )
  }
  return (
    <>
      <p className={styles.intro}>{t('speak:intro')}</p>
      {refusal && <SubmitErrorAlert failure={refusal} />}
      {wanted && known.error && (
        <Alert
          className="list-note"
          type="warning"
          showIcon
          title={t(known.error.kind === 'not-found' ? 'speak:context.refused' : 'speak:context.failed')}
          {...(known.error.kind === 'not-found'
            ? {}
            : {
                action: (
                  <Button size="small" onClick={() => void known.refetch()}>
                    {t('actions.retry')}
                  </Button>
                ),
              })}
        />
      )}
      <AskForm
        isHeld={isReading}
        ask={(paid) => ask({ ...paid, context: context && wanted })}
        onAsked={onAsked}
      >
        <ContextPicker
          wanted={wanted}
          value={context}
          isReading={isReading}
          onChange={(next) => setParams(contextQuery(next), { replace: true })}
        />
      </AskForm>
    </>
  )
}

interface UnansweredProps {
  prompt: string
  ask: () => ReturnType<ReturnType<typeof useAsking>['ask']>
  onAsked: (id: string) => void | Promise<void>
}

/** A question sent without receiving an answer from the server: it can only be sent again, and is paid once. */
function Unanswered({ prompt, ask, onAsked }: UnansweredProps) {
  const t = useTranslations('speak', 'points')
  const { isBusy, failure, submit } = useSubmit()
  const draft = useDraft(ASK_DRAFT)

  function done({ taskId }: { taskId: string }) {
    draft.drop()
    void onAsked(taskId)
  }

  return (
    <>
      <blockquote className={styles.prompt}>{prompt}</blockquote>
      <PurchaseFailure failure={failure} isUnanswered unknownText={t('speak:unknown')} />
      <Button type="primary" loading={isBusy} onClick={() => void submit(ask, done)}>
        {t('speak:again')}
      </Button>
    </>
  )
}
