import { Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useLabels } from '@/shared/dictionary/useLabels'
import { formatTimeExact, formatTime } from '@/shared/lib/dates'
import type { Column as ListColumn } from '@/shared/list/table/ListTable'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../../model/answers'
import type texts from '../../locales/halls.zh.json'
import { channelText } from '../../model/choices'
import { daysSince, MAX_RED_ROWS } from '../../components/daysSince'
import { conceptNameOf } from '../components/conceptNameOf'
import { ReadOnlyIcon } from '../components/ReadOnlyIcon'
import styles from '../halls.module.css'

/** Days in the current state after which a concept is late. */
const LATE_DAYS = 30

/** Hides a column by default, because it does not fit a common screen. */
export const hiddenByDefault = (column: Column): Column => ({ ...column, isHiddenByDefault: true })

type ColumnKey = Extract<keyof ConceptRow, keyof typeof texts.column>
export type Column = ListColumn<ConceptRow>

const plainText = (value: string | null | undefined) => value || EMPTY_VALUE
/** Day only; the exact time is in the tooltip and on the concept's page. */
const dayCell = (value: string | null | undefined) => (
  <span title={formatTimeExact(value)}>{formatTime(value).split(' ')[0]}</span>
)

/**
 * Columns for lists of concepts. Cells are plain: with a hundred rows per page, tooltips and dictionary tags in each
 * cell would slow down rendering.
 */
export function useConceptColumns(rows: readonly ConceptRow[]) {
  const money = useMoneyColumn(rows)
  const t = useTranslations('conceptsHalls', 'concepts')
  const states = useLabels('poc_status')
  const agreements = useLabels('poc_secrecy_status')
  const phases = useLabels('clinical_phase')
  const modalities = useLabels('modality')
  const [now] = useState(() => Date.now())

  const lateCount = rows.filter(({ stateTime }) => (daysSince(stateTime, now) ?? 0) > LATE_DAYS).length

  const column = (key: ColumnKey, overrides: Omit<Column, 'key' | 'title'> = {}): Column => ({
    key,
    title: t(`conceptsHalls:column.${key}`),
    render: plainText,
    ...overrides,
  })

  return {
    code: column('code', { sorter: true, mobileSlot: 'plain' }),
    name: column('name', {
      className: styles.conceptName,
      sorter: true,
      render: (_, row) => <Link to={row.id}>{conceptNameOf(row)}</Link>,
    }),
    /** Name with the organisation below it, for lists without room for both columns. */
    project: column('name', {
      isPrimary: true,
      className: styles.conceptName,
      sorter: true,
      render: (_, row) => (
        <>
          <Link to={row.id}>{conceptNameOf(row)}</Link>
          <div className="cell-note">
            {row.organisation}
            <span className={styles.code}> · {row.code}</span>
          </div>
        </>
      ),
    }),
    organisation: column('organisation', { sorter: true, mobileSlot: 'plain' }),
    principalInvestigator: column('principalInvestigator'),
    indication: column('indication', { mobileSlot: 'plain' }),
    /** Indication with the development stage below it, for lists without room for both columns. */
    indicationAt: column('indication', {
      mobileSlot: 'plain',
      render: (_, row) => (
        <>
          {plainText(row.indication)}
          <div className="cell-note">{phases.labelOf(row.stage)}</div>
        </>
      ),
    }),
    target: column('target', { mobileSlot: 'plain' }),
    modality: column('modality', { mobileSlot: 'plain', render: modalities.labelOf }),
    stage: column('stage', { mobileSlot: 'plain', render: phases.labelOf }),
    channel: column('channel', { render: (channel: string) => channelText(t, channel) }),
    submitTime: column('submitTime', { sorter: true, render: dayCell }),
    days: {
      key: 'stateTime',
      title: t('conceptsHalls:column.days'),
      align: 'end',
      sorter: true,
      render: (_, { stateTime }) => {
        const days = daysSince(stateTime, now)
        return days !== null && days > LATE_DAYS && lateCount <= MAX_RED_ROWS ? (
          <strong className={styles.late}>{days}</strong>
        ) : (
          (days ?? EMPTY_VALUE)
        )
      },
    } satisfies Column,
    auditorName: column('auditorName'),
    managerName: column('managerName'),
    askedAmount: money({
      key: 'askedAmount',
      title: t('conceptsHalls:column.askedAmount'),
      amountOf: (row) => row.askedAmount,
    }),
    state: column('state', {
      mobileSlot: 'state',
      render: (_, row) => (
        <Flex gap={4} align="center">
          <Tag color={states.colorOf(row.state)}>{states.labelOf(row.state)}</Tag>
          <ReadOnlyIcon concept={row} />
        </Flex>
      ),
    }),
    secrecy: column('secrecy', {
      render: (secrecy: ConceptRow['secrecy']) => (
        <span className={styles.agreement} data-state={secrecy}>
          {agreements.labelOf(secrecy)}
        </span>
      ),
    }),
    service: column('service', {
      render: (service: ConceptRow['service']) => (
        <span className={styles.agreement} data-state={service}>
          {t(`concepts:choice.service.${service}`)}
        </span>
      ),
    }),
    sealedBy: column('sealedBy'),
    sealedTime: column('sealedTime', { sorter: true, render: dayCell }),
  }
}
