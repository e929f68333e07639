import { Button, Card } from 'antd'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { formatChange } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { ChangeBars } from './ChangeBars'
import { explain, mainStep, type Computed, type Explanation } from './explain'
import { groupName } from './groupName'
import { ReasonDialog } from './ReasonDialog'
import styles from './versions.module.css'

interface ChangeBandProps {
  older: Computed
  newer: Computed
  reason: string | null
}

/** Shown on a report: changes of the last calculation with their reasons, in a few lines. */
export default function ChangeBand({ older, newer, reason }: ChangeBandProps) {
  const t = useTranslations('valuationVersions')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const headingId = useId()
  const explained = useMemo(() => explain(older, newer), [older, newer])
  const { id, version } = newer.report
  const total = ({ report }: Computed) => t('valuationVersions:bridge.total', { version: report.version })
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <div className={styles.band}>
          <div>
            <h2 id={headingId}>
              {titleOf(t, language, older, newer, explained.ok ? explained.value : null)}
            </h2>
            <p className={styles.reason}>
              {reason && t('valuationVersions:reason.given', { reason })}{' '}
              <Can do="valuation:report:edit">
                <Button type="link" size="small" onClick={() => setAsking(true)}>
                  {t(reason ? 'valuationVersions:reason.change' : 'valuationVersions:reason.add')}
                </Button>
              </Can>
            </p>
            <Link
              className="button"
              to={`/valuation/report/${id}/versions?a=${older.report.version}&b=${version}`}
            >
              {t('valuationVersions:compare')}
            </Link>
          </div>
          {explained.ok ? (
            <ChangeBars
              explanation={explained.value}
              forms={{ older: older.report.form, newer: newer.report.form }}
              names={{ from: total(older), to: total(newer) }}
              currency={newer.report.currency}
            />
          ) : (
            <p className={styles.reason}>{t('valuationVersions:bridge.failed')}</p>
          )}
        </div>
      </Card>
      {isAsking && (
        <ReasonDialog id={id} version={version} reason={reason} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

/** `v2 against v1: −$43.2M, mainly the discount rate`. */
function titleOf(
  t: TFunction,
  language: Language,
  older: Computed,
  newer: Computed,
  explanation: Explanation | null,
): string {
  const versions = { older: older.report.version, newer: newer.report.version }
  if (!explanation) return t('valuationVersions:band.unexplained', versions)
  const main = mainStep(explanation)
  if (!main) return t('valuationVersions:band.same', versions)
  return t('valuationVersions:band.title', {
    ...versions,
    difference: formatChange(explanation.to - explanation.from, newer.report.currency, language),
    main: groupName(t, main.groups),
  })
}
