import { Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useLabels } from '@/shared/dictionary/useLabels'
import { exactTime, formatTime } from '@/shared/lib/dates'
import type { Column as ListColumn } from '@/shared/list/table/ListTable'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../../model/answers'
import type texts from '../../locales/halls.zh.json'
import { channelText } from '../../model/choices'
import { daysSince, FEW_LATE } from '../../components/days'
import { nameOf } from '../components/names'
import { ReadOnlyMark } from '../components/ReadOnlyMark'
import styles from '../halls.module.css'

/** Days after which a concept has stood long in its state. */
const LATE = 30

/** A column that does not fit a common screen beside the others. */
export const extra = (column: Column): Column => ({ ...column, isHiddenByDefault: true })

type Field = Extract<keyof ConceptRow, keyof typeof texts.column>
export type Column = ListColumn<ConceptRow>

const text = (value: string | null | undefined) => value || EMPTY_VALUE
/** The day; the second on hover, and on its page. */
const time = (value: string | null | undefined) => (
  <span title={exactTime(value)}>{formatTime(value).split(' ')[0]}</span>
)

/**
 * The columns that lists of concepts choose from. Cells are plain: a page has a hundred rows, and hints and dictionary
 * tags of their own would be felt while it is drawn.
 */
export function useColumns(rows: readonly ConceptRow[]) {
  const money = useMoneyColumn(rows)
  const t = useTranslations('conceptsHalls', 'concepts')
  const states = useLabels('poc_status')
  const agreements = useLabels('poc_secrecy_status')
  const phases = useLabels('clinical_phase')
  const modalities = useLabels('modality')
  const [now] = useState(() => Date.now())

  const late = rows.filter(({ stateTime }) => (daysSince(stateTime, now) ?? 0) > LATE).length

  const column = (key: Field, more: Omit<Column, 'key' | 'title'> = {}): Column => ({
    key,
    title: t(`conceptsHalls:column.${key}`),
    render: text,
    ...more,
  })

  return {
    code: column('code', { sorter: true, mobileSlot: 'plain' }),
    name: column('name', {
      className: styles.conceptName,
      sorter: true,
      render: (_, row) => <Link to={row.id}>{nameOf(row)}</Link>,
    }),
    /** The name with the organisation below it, where there is no room for both. */
    project: column('name', {
      isPrimary: true,
      className: styles.conceptName,
      sorter: true,
      render: (_, row) => (
        <>
          <Link to={row.id}>{nameOf(row)}</Link>
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
    /** With the stage of development below it, where there is no room for both. */
    indicationAt: column('indication', {
      mobileSlot: 'plain',
      render: (_, row) => (
        <>
          {text(row.indication)}
          <div className="cell-note">{phases.labelOf(row.stage)}</div>
        </>
      ),
    }),
    target: column('target', { mobileSlot: 'plain' }),
    modality: column('modality', { mobileSlot: 'plain', render: modalities.labelOf }),
    stage: column('stage', { mobileSlot: 'plain', render: phases.labelOf }),
    channel: column('channel', { render: (channel: string) => channelText(t, channel) }),
    submitTime: column('submitTime', { sorter: true, render: time }),
    days: {
      key: 'stateTime',
      title: t('conceptsHalls:column.days'),
      align: 'end',
      sorter: true,
      render: (_, { stateTime }) => {
        const days = daysSince(stateTime, now)
        return days !== null && days > LATE && late <= FEW_LATE ? (
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
          <ReadOnlyMark concept={row} />
        </Flex>
      ),
    }),
    secrecy: column('secrecy', {
      render: (secrecy: ConceptRow['secrecy']) => (
        <span className={styles.agreement} data-stands={secrecy}>
          {agreements.labelOf(secrecy)}
        </span>
      ),
    }),
    service: column('service', {
      render: (service: ConceptRow['service']) => (
        <span className={styles.agreement} data-stands={service}>
          {t(`concepts:choice.service.${service}`)}
        </span>
      ),
    }),
    sealedBy: column('sealedBy'),
    sealedTime: column('sealedTime', { sorter: true, render: time }),
  }
}
