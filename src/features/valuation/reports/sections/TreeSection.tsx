import { ArrowRightOutlined } from '@ant-design/icons'
import { formatMoneyExact, formatMoney, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import type { ReportContent } from '../model/reportContent'
import { indicationNameOf, stageName } from '../model/valuationNames'
import type { SectionProps } from './sectionProps'
import styles from './report.module.css'

type Branch = ReportContent['tree']['indications'][number]

export function TreeSection({ content, context }: SectionProps) {
  const { t, currency } = context
  const { tree, summary } = content
  return (
    <>
      <p className={styles.reportText}>{t('valuation:tree.note')}</p>
      <DescriptionList
        items={[
          { name: t('valuation:tree.rnpv'), value: formatMoneyExact(summary.rnpv, currency) },
          { name: t('valuation:tree.enpv'), value: formatMoneyExact(tree.enpv, currency) },
          { name: t('valuation:tree.optionValue'), value: formatMoneyExact(tree.optionValue, currency) },
        ]}
      />
      {tree.indications.map((branch) => (
        <BranchView key={branch.id} branch={branch} content={content} context={context} />
      ))}
    </>
  )
}

function BranchView({ branch, content, context }: Omit<SectionProps, 'report'> & { branch: Branch }) {
  const { t, currency, language } = context
  const name = indicationNameOf(content, branch.id, language)
  const stages = content.indications.find(({ id }) => id === branch.id)?.stages ?? []
  const posOf = (stage: string) => stages.find((it) => it.stage === stage)?.pos ?? null
  const money = (amount: number) => formatMoneyExact(amount, currency)
  return (
    <div>
      <h3>{name}</h3>
      {branch.nodes.length === 0 ? (
        <p className={styles.reportNote}>{t('valuation:tree.listed')}</p>
      ) : (
        <>
          <ol className={styles.treePath} aria-label={t('valuation:tree.path', { name })}>
            {branch.nodes.map(({ stage, valueWithOption }) => {
              const pos = posOf(stage)
              return (
                <li key={stage}>
                  <div className={styles.treeNode}>
                    <strong>{stageName(t, stage)}</strong>
                    <span>{formatMoney(valueWithOption, currency, language)}</span>
                  </div>
                  <div className={styles.treeEdge}>
                    <span>
                      {t('valuation:tree.success', { pos: formatPercent(pos) })}{' '}
                      <ArrowRightOutlined aria-hidden />
                    </span>
                    <span className={styles.reportNote}>
                      {t('valuation:tree.failure', { pos: formatPercent(pos === null ? null : 1 - pos) })}
                    </span>
                  </div>
                </li>
              )
            })}
            <li>
              <div className={`${styles.treeNode} ${styles.treeLeaf}`}>
                <strong>{t('valuation:tree.market')}</strong>
              </div>
            </li>
          </ol>
          <DataTable
            caption={name}
            isCaptionHidden
            columns={[
              t('valuation:column.stage'),
              t('valuation:column.pos'),
              t('valuation:column.atBase'),
              t('valuation:column.withOption'),
              t('valuation:column.atStage'),
            ]}
            isNumeric={[false, true, true, true, true]}
            rows={branch.nodes.map(({ stage, value, valueWithOption, valueAtStage }) => [
              stageName(t, stage),
              formatPercent(posOf(stage), 2),
              money(value),
              money(valueWithOption),
              money(valueAtStage),
            ])}
          />
        </>
      )}
    </div>
  )
}
