import { Button } from 'antd'
import { memo } from 'react'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import type { RightsMatrix, RuleChange } from './rights.api'
import { FromTo } from './ImpactDialog'
import styles from './matrix.module.css'

interface DifferencesProps {
  changes: readonly RuleChange[]
  base: Pick<RightsMatrix, 'rules'>
  matrix: RightsMatrix
  onUndo: (change: RuleChange) => void
}

export const Differences = memo(function Differences({ changes, base, matrix, onUndo }: DifferencesProps) {
  const t = useTranslations('roomsRights')
  const ruleAt = ({ rules }: Pick<RightsMatrix, 'rules'>, { node, id }: RuleChange) =>
    rules.find((rule) => rule.subject === 'tag' && rule.node === node && rule.id === id)
  const placeOf = ({ node }: RuleChange) => {
    const { indexNo, name } = matrix.nodes.find(({ id }) => id === node) ?? { indexNo: '', name: node }
    return `${indexNo} ${name}`
  }
  const tagOf = ({ id }: RuleChange) => matrix.tags.find((tag) => tag.id === id)?.name ?? id
  const columns: Column<RuleChange>[] = [
    {
      key: 'node',
      isPrimary: true,
      title: t('roomsRights:matrix.folder'),
      render: (_, change) => placeOf(change),
    },
    { key: 'tag', title: t('roomsRights:impact.who'), render: (_, change) => tagOf(change) },
    {
      key: 'level',
      title: t('roomsRights:matrix.yours'),
      render: (_, change) => {
        const [baseRule, currentRule] = [ruleAt(base, change), ruleAt(matrix, change)]
        return (
          <>
            <FromTo from={currentRule?.level ?? null} to={change.level} />
            {baseRule?.level !== currentRule?.level && (
              <div className={styles.theirs}>
                {t('roomsRights:matrix.theirs', { by: currentRule?.setBy ?? '' })} ·{' '}
                {t('roomsRights:matrix.theirsNow')} {currentRule?.level ?? t('roomsRights:matrix.inherited')}
              </div>
            )}
          </>
        )
      },
    },
  ]
  return (
    <RowTable
      isSmall
      rowKey={({ node, id }) => `${node} ${id}`}
      columns={columns}
      rows={changes}
      pageSize={20}
      renderActions={(change) => (
        <Button size="small" type="link" onClick={() => onUndo(change)}>
          {t('roomsRights:matrix.undo')}
        </Button>
      )}
    />
  )
})
