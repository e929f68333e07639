import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { apiQuery, useApiMutation } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { IMPORT_RULES } from '@/shared/files/imports'
import { customMessages } from '@/shared/form/formContext'
import { ImportDialog } from '@/shared/list/batch/ImportDialog'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { Dialog } from '@/shared/ui/Dialog'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { reportReads } from '../model/reportRows.api'
import { areaName, modalityName, stageName } from '../model/valuationNames'
import { comparableApi, OWN_DEAL_FIELDS, type OwnDeal } from '../model/comparables.api'

/** Deals that the user has imported, with their deletion and the import of more. */
export function OwnDealsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('valuation')
  const deals = useQuery(apiQuery(comparableApi.own, {}))
  const invalidates = [comparableApi, reportReads]
  const remove = useApiMutation(comparableApi.removeOwn, { invalidates })
  const upload = useApiMutation(comparableApi.importOwn, { invalidates })
  const [isImporting, setImporting] = useState(false)
  const title = t('valuation:ownDeals.title')
  const label = (field: (typeof OWN_DEAL_FIELDS)[number]) => t(`valuation:ownDeals.field.${field}`)

  const columns: Column<OwnDeal>[] = [
    { key: 'name', title: label('name'), isPrimary: true },
    { key: 'stage', title: label('stage'), render: (_, { stage }) => stageName(t, stage) },
    { key: 'area', title: label('area'), render: (_, { area }) => areaName(t, area) },
    {
      key: 'modality',
      title: label('modality'),
      render: (_, { modality }) => modality && modalityName(t, modality),
    },
    { key: 'year', title: label('year') },
    {
      key: 'value',
      title: label('value'),
      align: 'end',
      render: (_, { value, currency }) => <MoneyText amount={value} currency={currency} />,
    },
  ]

  return (
    <>
      <Dialog open title={title} width={820} footer={null} onCancel={onClose}>
        <p>{t('valuation:ownDeals.text')}</p>
        <Can do="valuation:report:edit">
          <Button onClick={() => setImporting(true)}>{t('valuation:ownDeals.import.title')}</Button>
        </Can>
        {deals.data ? (
          <RowTable
            rowKey={({ id }) => id}
            columns={columns}
            rows={deals.data}
            pageSize={10}
            empty={t('valuation:ownDeals.none')}
            renderActions={({ id, name }) => (
              <Can do="valuation:report:edit">
                <DeleteButton name={name} onDelete={() => remove({ path: { ids: id } })} />
              </Can>
            )}
          />
        ) : (
          <QueryFallback failed={title} error={deals.error} onRetry={deals.refetch} rows={4} isPlain />
        )}
      </Dialog>
      {isImporting && (
        <ImportDialog
          title={t('valuation:ownDeals.import.title')}
          templateName={t('valuation:ownDeals.import.templateName')}
          correctionName={t('valuation:ownDeals.import.mendingName')}
          doneText={(count) => t('valuation:ownDeals.import.done', { count })}
          labels={t('valuation:ownDeals.field', { returnObjects: true })}
          customMessage={customMessages(IMPORT_RULES, (key) => t(`valuation:ownDeals.rule.${key}`))}
          fields={OWN_DEAL_FIELDS}
          upload={upload}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}
