import { useQuery } from '@tanstack/react-query'
import { Button, Card, Empty } from 'antd'
import { Suspense, useState } from 'react'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { formatTime } from '@/shared/lib/dates'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { memberApi } from './membership.api'
import { useMemberNames } from './useMemberNames'
import styles from './member.module.css'

const GivePlan = lazyWithRetry(() => import('./GivePlan'))

export function CompanyPlans() {
  const t = useTranslations('accountMembership')
  const names = useMemberNames()
  const plans = useQuery(apiQuery(memberApi.companyPlans, { query: { pageNum: 1, pageSize: MAX_PAGE_SIZE } }))
  const [isGiving, setGiving] = useState(false)
  const rows = plans.data?.rows ?? []
  return (
    <Card
      title={<h2 className="card-title">{t('accountMembership:company.title')}</h2>}
      extra={
        rows.length > 0 && (
          <Button onClick={() => setGiving(true)}>{t('accountMembership:company.give')}</Button>
        )
      }
    >
      <p className={styles.soft}>{t('accountMembership:company.text')}</p>
      {!plans.data && (
        <QueryFallback
          failed={t('accountMembership:company.failed')}
          error={plans.error}
          onRetry={plans.refetch}
          rows={3}
        />
      )}
      {plans.data && rows.length === 0 && <Empty description={t('accountMembership:company.none')} />}
      {rows.length > 0 && (
        <ScrollRegion label={t('accountMembership:company.title')}>
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{t('accountMembership:company.plan')}</th>
                <th scope="col">{t('accountMembership:company.used')}</th>
                <th scope="col">{t('accountMembership:company.holders')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((plan) => (
                <tr key={plan.id}>
                  <th scope="row">{names.plan(plan)}</th>
                  <td>{t('accountMembership:company.usedOf', plan)}</td>
                  <td>
                    {plan.holders.length === 0
                      ? t('accountMembership:company.nobody')
                      : plan.holders
                          .map(({ nickName, until }) =>
                            t('accountMembership:company.holder', { name: nickName, day: formatTime(until) }),
                          )
                          .join(' ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <Suspense fallback={null}>
        {isGiving && <GivePlan plans={rows} onClose={() => setGiving(false)} />}
      </Suspense>
    </Card>
  )
}
