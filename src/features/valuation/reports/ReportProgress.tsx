import { Alert, Button, Card, Flex, Progress as Bar } from 'antd'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Progress } from '@/entities/report/reports.api'
import { useTranslations } from '@/shared/i18n'

/** Queue position or wait (ms) from which doing something else is suggested. */
const HEAVY_POSITION = 3
const LONG_WAIT_MS = 10_000

type State = 'queued' | 'inLine' | 'computing'

interface ReportProgressProps extends Progress {
  state: State
  listAddress?: string
}

/** Shown instead of a report that is not computed yet: its progress, and other things to do meanwhile. */
export function ReportProgress({
  state,
  position,
  percent,
  listAddress = '/valuation/report',
}: ReportProgressProps) {
  const t = useTranslations('valuation')
  const [isLong, setLong] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const isHeavy = isLong || (state !== 'computing' && (position ?? 0) >= HEAVY_POSITION)

  return (
    <Flex vertical gap="middle">
      {isHeavy && !isDismissed && (
        <Alert
          type="info"
          showIcon
          title={t('valuation:waiting.heavyTitle')}
          description={
            <>
              <p>{t('valuation:waiting.heavyText')}</p>
              <Flex wrap gap="small">
                <Button type="primary" onClick={() => setDismissed(true)}>
                  {t('valuation:waiting.keepWaiting')}
                </Button>
                <Link className="button" to={listAddress}>
                  {t('valuation:waiting.toList')}
                </Link>
                <Link className="button" to="/index">
                  {t('valuation:waiting.home')}
                </Link>
              </Flex>
            </>
          }
        />
      )}
      <Card>
        <h2 className="card-title">{t(`valuation:waiting.${state}`)}</h2>
        {state === 'computing' ? (
          <Bar percent={Math.round(percent ?? 0)} aria-label={t('valuation:waiting.progress')} />
        ) : (
          Boolean(position) && <p>{t('valuation:waiting.position', { position })}</p>
        )}
        <p>{t('valuation:waiting.text')}</p>
      </Card>
    </Flex>
  )
}
