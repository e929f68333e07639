import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { formatNumber } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { Chart } from '@/shared/ui/chart/Chart'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { FailureNote } from '@/shared/ui/FailureNote'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/api'
import { VOTES } from '../domain/review'
import { ReviewPart } from './ReviewPart'
import { meanTotal, spreadOf, widest, type Card as Judgement } from './spread'
import { spreadHeight, spreadOption } from './spreadOption'
import { useScoreItems } from './useScoreItems'
import styles from './expert.module.css'

/** One's own judgement, and those of the others as far as the server shows them: after one's own, to the chair at once. */
export function Judgements({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const { data, error, refetch } = useQuery(read(conceptApi.scores, { path: { id: concept.id } }))
  return (
    <ReviewPart title={t('others.title')}>
      {error ? (
        <FailureNote title={t('others.failed')} failure={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <Shown mine={data.mine} others={data.others} votes={data.review.votes} />
      )}
    </ReviewPart>
  )
}

interface ShownProps {
  mine: Judgement | null
  others: readonly Judgement[]
  votes: number
}

function Shown({ mine, others, votes }: ShownProps) {
  const { t } = useTranslation('conceptsExpert')
  const cards = useMemo(() => (mine ? [mine, ...others] : others), [mine, others])
  if (cards.length === 0) return <p>{t(votes === 0 ? 'others.none' : 'others.hidden')}</p>
  return (
    <>
      <Tally cards={cards} />
      <JudgementTable cards={cards} mine={mine} />
      {cards.length > 1 && <SpreadChart cards={cards} />}
    </>
  )
}

/** How many gave each vote. */
function Tally({ cards }: { cards: readonly Judgement[] }) {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const counts = VOTES.map((vote) => ({ vote, count: cards.filter((card) => card.vote === vote).length }))
  return (
    <ul className={styles.voteTally} aria-label={t('others.votes')}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ vote, count }) => (
          <li key={vote}>
            {concepts(`choice.vote.${vote}`)} <strong>{count}</strong>
          </li>
        ))}
    </ul>
  )
}

function JudgementTable({ cards, mine }: { cards: readonly Judgement[]; mine: Judgement | null }) {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const { codes, nameOf, weights } = useScoreItems()
  const cell = (card: Judgement, code: string) => {
    const given = card.scores.find(({ item }) => item === code)
    return (
      given && (
        <>
          <strong>{given.score}</strong>
          {given.comment && <div className={styles.scoreComment}>{given.comment}</div>}
        </>
      )
    )
  }
  return (
    <DataTable
      caption={t('others.table')}
      isCaptionHidden
      columns={[
        t('others.expert'),
        t('score.vote'),
        t('score.total'),
        ...codes.map((code) => t('others.item', { item: nameOf(code), weight: weights.get(code) ?? 0 })),
        t('others.time'),
      ]}
      rows={cards.map((card) => [
        card === mine ? t('others.mine', { name: card.by }) : card.by,
        <span key="vote" className={styles.judgementVote}>
          {concepts(`choice.vote.${card.vote}`)}
        </span>,
        formatNumber(card.total),
        ...codes.map((code) => cell(card, code)),
        <TimeText key="time" time={card.time} />,
      ])}
    />
  )
}

function SpreadChart({ cards }: { cards: readonly Judgement[] }) {
  const { t } = useTranslation('conceptsExpert')
  const { isDark } = usePreferences()
  const { codes, nameOf } = useScoreItems()
  // Changes with the language, and when the labels arrive.
  const names = codes.map(nameOf).join()
  const spreads = useMemo(() => spreadOf(cards, codes), [cards, codes])
  const option = useMemo(
    () =>
      spreadOption(spreads, {
        isDark,
        nameOf,
        texts: { range: t('spread.range'), score: t('spread.score'), mean: t('spread.mean') },
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the names stand for the function that gives them
    [spreads, isDark, names, t],
  )
  const most = widest(spreads)
  if (!most) return null
  return (
    <Chart
      title={t('spread.title')}
      summary={t('spread.summary', {
        count: cards.length,
        mean: formatNumber(meanTotal(cards)),
        item: nameOf(most.item),
        low: most.low,
        high: most.high,
      })}
      option={option}
      table={{
        columns: [t('spread.item'), t('spread.low'), t('spread.mean'), t('spread.high'), t('spread.number')],
        isNumeric: [false, true, true, true, true],
        rows: spreads.map(({ item, low, mean, high, scores }) => [
          nameOf(item),
          formatNumber(low),
          formatNumber(mean),
          formatNumber(high),
          formatNumber(scores.length),
        ]),
      }}
      height={spreadHeight(spreads)}
    />
  )
}
