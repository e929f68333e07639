import { Form, Radio, Skeleton } from 'antd'
import { useMemo } from 'react'
import { useApiMutation } from '@/shared/api'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { Field } from '@/shared/form/Field'
import { RadioField } from '@/shared/form/RadioField'
import { TextAreaField } from '@/shared/form/textFields'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { needsComment, SCORE } from '../domain/limits'
import { VOTES, weightedScore } from '../domain/review'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptMessages } from '../model/useConceptMessages'
import { useConceptViewer } from '../model/useConceptViewer'
import { scorecardSchema, partialScore, type ScorecardDraft } from './scorecardForm'
import { ReviewForm } from './ReviewForm'
import { ReviewSection } from './ReviewSection'
import { useRecusal } from './useRecusal'
import { useScoreItems } from './useScoreItems'
import styles from './expert.module.css'

export const scoreDraftKey = (id: string) => `concept:score:${id}`

const SCORES = Array.from({ length: SCORE.max - SCORE.min + 1 }, (_, index) => SCORE.min + index)
const SCORES_WITH_COMMENT = SCORES.filter(needsComment).join(', ')

type Items = ReturnType<typeof useScoreItems>

/** The viewer's own judgement: scores with comments, and a vote. It can be submitted only once. */
export function ScoreForm({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert')
  const items = useScoreItems()
  const { isLoading, failure, retry } = items
  return (
    <ReviewSection title={t('conceptsExpert:score.title')}>
      {failure ? (
        <ErrorAlert title={t('conceptsExpert:score.itemsFailed')} failure={failure} onRetry={retry} />
      ) : isLoading ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <ScoreFields concept={concept} items={items} />
      )}
    </ReviewSection>
  )
}

function ScoreFields({ concept, items }: { concept: Concept; items: Items }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  const viewer = useConceptViewer()
  const submitScore = useConceptMutation(conceptApi.score)
  // Does not refetch the concept: experts who recuse themselves can no longer read it.
  const recuse = useApiMutation(conceptApi.score)
  const leaveConcept = useRecusal()
  const { codes, nameOf, weights } = items
  const { id, name } = concept
  const { unmet } = conceptWorkflow.availabilityOf('score', concept, viewer)

  function labelOf([field, code = '', cell]: FieldPath) {
    if (field === 'vote') return t('conceptsExpert:score.vote')
    return cell === 'comment'
      ? t('conceptsExpert:score.comment', { item: nameOf(String(code)) })
      : t('conceptsExpert:score.of', { item: nameOf(String(code)) })
  }

  const form = useSchemaForm({
    schema: useMemo(() => scorecardSchema(codes), [codes]),
    labels: labelOf,
    customMessage: useConceptMessages(),
    draft: useDraft(scoreDraftKey(concept.id)),
    confirm: ({ vote, scores }) => {
      const isRecusal = vote === 'recuse'
      const total = formatNumber(weightedScore(scores, weights))
      return dialog.ask({
        title: isRecusal
          ? t('conceptsExpert:declaration.confirmTitle', { name })
          : t('conceptsExpert:score.confirmTitle', { vote: t(`concepts:choice.vote.${vote}`), total }),
        content: t(isRecusal ? 'conceptsExpert:score.confirmRecusal' : 'conceptsExpert:score.confirmText'),
        okText: t(isRecusal ? 'conceptsExpert:declaration.confirmOk' : 'conceptsExpert:score.confirmOk'),
        okButtonProps: { danger: isRecusal },
      })
    },
    send: (card) => (card.vote === 'recuse' ? recuse : submitScore)({ body: { id, card } }),
    onDone: (_, { vote }) => {
      if (vote === 'recuse') void leaveConcept(concept)
      else message.success(t('conceptsExpert:score.done', { name }))
    },
  })

  return (
    <>
      <p className="cell-note">
        {t('conceptsExpert:score.hint', { min: SCORE.min, max: SCORE.max, scores: SCORES_WITH_COMMENT })}
      </p>
      <ReviewForm form={form} submitText={t('conceptsExpert:score.submit')} getUnmetConditions={() => unmet}>
        {codes.map((code) => (
          <ScoreItem key={code} code={code} name={nameOf(code)} weight={weights.get(code) ?? 0} />
        ))}
        <Total weights={weights} />
        <RadioField
          name="vote"

          options={VOTES.map((value) => ({ value, label: t(`concepts:choice.vote.${value}`) }))}
        />
      </ReviewForm>
    </>
  )
}

function ScoreItem({ code, name, weight }: { code: string; name: string; weight: number }) {
  const t = useTranslations('conceptsExpert')
  const score = Number(Form.useWatch(['items', code, 'score']))
  return (
    <div className={styles.scoreItem}>
      <Field
        isChoice
        name={['items', code, 'score']}
        label={
          <span>
            {name} <span className="cell-note">{t('conceptsExpert:score.weight', { weight })}</span>
          </span>
        }
      >
        <Radio.Group
          aria-label={t('conceptsExpert:score.of', { item: name })}
          optionType="button"
          buttonStyle="solid"
          block
          className={styles.scoreScale}
          options={SCORES.map((value) => ({ value, label: value }))}
        />
      </Field>
      <TextAreaField
        name={['items', code, 'comment']}
        isRequired={score > 0 && needsComment(score)}
        minRows={1}
        maxRows={8}
      />
    </div>
  )
}

function Total({ weights }: { weights: ReadonlyMap<string, number> }) {
  const t = useTranslations('conceptsExpert')
  const items = Form.useWatch('items') as ScorecardDraft['items'] | undefined
  const { total, count } = partialScore(items ? { items } : {}, weights)
  return (
    <output className={styles.scoreTotal}>
      <span>{t('conceptsExpert:score.total')}</span>
      <strong>{total === null ? EMPTY_VALUE : `${formatNumber(total)} / ${SCORE.max}`}</strong>
      <span className="cell-note">{t('conceptsExpert:score.count', { count, all: weights.size })}</span>
    </output>
  )
}
