import { App, Form, Input, Radio, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import { FailureNote } from '@/shared/ui/FailureNote'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useSubmit } from '@/shared/form/useSubmit'
import { useDraft } from '@/shared/form/useDraft'
import type { Concept } from '../answers'
import { conceptApi } from '../api'
import { needsComment, SCORE, TEXT_LIMITS } from '../domain/limits'
import { Scorecard, VOTES } from '../domain/review'
import { conceptWorkflow } from '../domain/workflow'
import { useChange } from '../useChange'
import { useViewer } from '../viewer'
import { cardFaults, cardOf, scoredSoFar, type CardDraft } from './card'
import { ReviewForm } from './ReviewForm'
import { ReviewItem } from './ReviewItem'
import './expert.css'
import { ReviewPart } from './ReviewPart'
import { useRecusal } from './useRecusal'
import { useScoreItems } from './useScoreItems'

export const scoreDraft = (id: string) => `concept:score:${id}`

const SCORES = Array.from({ length: SCORE.max - SCORE.min + 1 }, (_, index) => SCORE.min + index)
const REMARKABLE = SCORES.filter(needsComment).join(', ')

type Items = ReturnType<typeof useScoreItems>

/** One's own judgement of a concept: scores with comments and a vote, handed in once. */
export function ScoreForm({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const items = useScoreItems()
  const { isLoading, failure, retry } = items
  return (
    <ReviewPart title={t('score.title')}>
      {failure ? (
        <FailureNote title={t('score.itemsFailed')} failure={failure} onRetry={retry} />
      ) : isLoading ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <Scoring concept={concept} items={items} />
      )}
    </ReviewPart>
  )
}

function Scoring({ concept, items }: { concept: Concept; items: Items }) {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const { modal, message } = App.useApp()
  const viewer = useViewer()
  const draft = useDraft(scoreDraft(concept.id))
  const handIn = useChange(conceptApi.score)
  // Who recuses himself can't read the concept any more: it is not asked for again.
  const recuse = useWrite(conceptApi.score)
  const leave = useRecusal()
  const { isBusy, failure, submit } = useSubmit()
  const { codes, nameOf, weights } = items
  const { id, name } = concept
  const { unmet } = conceptWorkflow.possibilityOf('score', concept, viewer)

  function labelOf([field, code = '', cell]: FieldPath) {
    if (field === 'vote') return t('score.vote')
    return cell === 'comment'
      ? t('score.comment', { item: nameOf(String(code)) })
      : t('score.of', { item: nameOf(String(code)) })
  }

  function send(values: CardDraft) {
    const parsed = Scorecard.safeParse(cardOf(values, codes))
    if (!parsed.success) return
    const card = parsed.data
    const isRecusal = card.vote === 'recuse'
    const { total } = scoredSoFar(values, weights)
    modal.confirm({
      title: isRecusal
        ? t('declaration.confirmTitle', { name })
        : t('score.confirmTitle', { vote: concepts(`choice.vote.${card.vote}`), total: formatNumber(total) }),
      content: t(isRecusal ? 'score.confirmRecusal' : 'score.confirmText'),
      okText: t(isRecusal ? 'declaration.confirmOk' : 'score.confirmOk'),
      okButtonProps: { danger: isRecusal },
      onOk: () =>
        void submit(
          () => (isRecusal ? recuse : handIn)({ body: { id, card } }),
          () => {
            draft.drop()
            if (isRecusal) void leave(concept)
            else void message.success(t('score.done', { name }))
          },
        ),
    })
  }

  return (
    <>
      <p className="cell-note">{t('score.hint', { min: SCORE.min, max: SCORE.max, scores: REMARKABLE })}</p>
      <ReviewForm<CardDraft>
        draft={draft}
        initialValues={{}}
        faultsIn={(values) => cardFaults(values, codes)}
        labelOf={labelOf}
        submitText={t('score.submit')}
        isBusy={isBusy}
        failure={failure}
        unmetFor={() => unmet}
        onSubmit={send}
      >
        {codes.map((code) => (
          <ScoreItem key={code} code={code} name={nameOf(code)} weight={weights.get(code) ?? 0} />
        ))}
        <Total weights={weights} />
        <ReviewItem path={['vote']} label={t('score.vote')} required>
          <Radio.Group
            aria-label={t('score.vote')}
            className="review-choices"
            options={VOTES.map((value) => ({ value, label: concepts(`choice.vote.${value}`) }))}
          />
        </ReviewItem>
      </ReviewForm>
    </>
  )
}

function ScoreItem({ code, name, weight }: { code: string; name: string; weight: number }) {
  const { t } = useTranslation('conceptsExpert')
  const score = Number(Form.useWatch(['items', code, 'score']))
  const { max } = TEXT_LIMITS.comment
  return (
    <div className="score-item">
      <ReviewItem
        path={['items', code, 'score']}
        label={
          <span>
            {name} <span className="cell-note">{t('score.weight', { weight })}</span>
          </span>
        }
        required
      >
        <Radio.Group
          aria-label={t('score.of', { item: name })}
          optionType="button"
          buttonStyle="solid"
          block
          className="score-scale"
          options={SCORES.map((value) => ({ value, label: value }))}
        />
      </ReviewItem>
      <ReviewItem
        path={['items', code, 'comment']}
        label={t('score.comment', { item: name })}
        required={score > 0 && needsComment(score)}
      >
        <Input.TextArea
          autoSize={{ minRows: 1, maxRows: 8 }}
          count={{ show: true, max, strategy: (text) => Array.from(text.trim()).length }}
        />
      </ReviewItem>
    </div>
  )
}

/** What the scores given so far come to. */
function Total({ weights }: { weights: ReadonlyMap<string, number> }) {
  const { t } = useTranslation('conceptsExpert')
  const items = Form.useWatch('items') as CardDraft['items'] | undefined
  const { total, count } = scoredSoFar(items ? { items } : {}, weights)
  return (
    <output className="score-total">
      <span>{t('score.total')}</span>
      <strong>{total === null ? ABSENT : `${formatNumber(total)} / ${SCORE.max}`}</strong>
      <span className="cell-note">{t('score.count', { count, all: weights.size })}</span>
    </output>
  )
}
