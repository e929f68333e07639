import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '@/shared/api'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { Chart } from '@/shared/ui/chart/Chart'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { VOTES } from '../domain/review'
import { ReviewSection } from './ReviewSection'
import { meanTotal, spreadFinding, spreadOf, type Card as ScoreCard } from './scoreSpread'
import { spreadHeight, spreadOption } from './spreadOption'
import { useScoreItems } from './useScoreItems'
import styles from './expert.module.css'

/**
 * The viewer's own judgement, and those of the others that the server shows: after the viewer's own, to the chair at
 * once.
 */
export function Judgements({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert')
  const { data, error, refetch } = useQuery(apiQuery(conceptApi.scores, { path: { id: concept.id } }))
  return (
    <ReviewSection title={t('conceptsExpert:others.title')}>
      {error || data === undefined ? (
        <QueryFallback failed={t('conceptsExpert:others.failed')} error={error} onRetry={refetch} />
      ) : (
        <JudgementResults mine={data.mine} others={data.others} votes={data.review.votes} />
      )}
    </ReviewSection>
  )
}

interface JudgementResultsProps {
  mine: ScoreCard | null
  others: readonly ScoreCard[]
  votes: number
}

function JudgementResults({ mine, others, votes }: JudgementResultsProps) {
  const t = useTranslations('conceptsExpert')
  const cards = useMemo(() => (mine ? [mine, ...others] : others), [mine, others])
  if (cards.length === 0)
    return <p>{t(votes === 0 ? 'conceptsExpert:others.none' : 'conceptsExpert:others.hidden')}</p>
  return (
    <>
      <VoteTally cards={cards} />
      <JudgementTable cards={cards} mine={mine} />
      {cards.length > 1 && <SpreadChart cards={cards} />}
    </>
  )
}

function VoteTally({ cards }: { cards: readonly ScoreCard[] }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  const counts = VOTES.map((vote) => ({ vote, count: cards.filter((card) => card.vote === vote).length }))
  return (
    <ul className={styles.voteTally} aria-label={t('conceptsExpert:others.votes')}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ vote, count }) => (
          <li key={vote}>
            {t(`concepts:choice.vote.${vote}`)} <strong>{count}</strong>
          </li>
        ))}
    </ul>
  )
}

function JudgementTable({ cards, mine }: { cards: readonly ScoreCard[]; mine: ScoreCard | null }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  const { codes, nameOf, weights } = useScoreItems()
  const cell = (card: ScoreCard, code: string) => {
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
      caption={t('conceptsExpert:others.table')}
      isCaptionHidden
      columns={[
        t('conceptsExpert:others.expert'),
        t('conceptsExpert:score.vote'),
        t('conceptsExpert:score.total'),
        ...codes.map((code) =>
          t('conceptsExpert:others.item', { item: nameOf(code), weight: weights.get(code) ?? 0 }),
        ),
        t('conceptsExpert:others.time'),
      ]}
      rows={cards.map((card) => [
        card === mine ? t('conceptsExpert:others.mine', { name: card.by }) : card.by,
        <span key="vote" className={styles.judgementVote}>
          {t(`concepts:choice.vote.${card.vote}`)}
        </span>,
        card.total === null ? EMPTY_VALUE : card.total.toFixed(2),
        ...codes.map((code) => cell(card, code)),
        <TimeText key="time" time={card.time} />,
      ])}
    />
  )
}

function SpreadChart({ cards }: { cards: readonly ScoreCard[] }) {
  const t = useTranslations('conceptsExpert')
  const { isDark } = useAppearance()
  const { codes, nameOf } = useScoreItems()
  // Changes with the language, and when the labels arrive.
  const names = codes.map(nameOf).join()
  const spreads = useMemo(() => spreadOf(cards, codes), [cards, codes])
  const option = useMemo(
    () =>
      spreadOption(spreads, {
        isDark,
        nameOf,
        texts: {
          range: t('conceptsExpert:spread.range'),
          score: t('conceptsExpert:spread.score'),
          mean: t('conceptsExpert:spread.mean'),
        },
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the names change whenever the function does
    [spreads, isDark, names, t],
  )
  if (spreads.length === 0) return null
  return (
    <Chart
      title={t('conceptsExpert:spread.title')}
      finding={spreadFinding(spreads, nameOf, t)}
      summary={t('conceptsExpert:spread.summary', {
        count: cards.length,
        mean: formatNumber(meanTotal(cards)),
      })}
      option={option}
      table={{
        columns: [
          t('conceptsExpert:spread.item'),
          t('conceptsExpert:spread.low'),
          t('conceptsExpert:spread.mean'),
          t('conceptsExpert:spread.high'),
          t('conceptsExpert:spread.number'),
        ],
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
