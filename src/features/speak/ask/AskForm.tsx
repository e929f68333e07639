import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import { apiQuery, type Result } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { useGate } from '@/entities/tiers/useGate'
import { pointsApi, type Price } from '@/entities/points/points.api'
import { TopUpLink } from '@/entities/points/TopUpLink'
import { PriceLine, useFormatPoints } from '@/entities/points/PriceLine'
import { TextAreaField } from '@/shared/form/textFields'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { dialog } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { speakApi } from '../model/speak.api'
import { ASK_DRAFT, AskInput, PROMPT_LENGTH } from './askInput'
import styles from './ask.module.css'

interface AskPurchase {
  prompt: string
  amount: number
  tickets: number
}

interface AskFormProps {
  isHeld: boolean
  ask: (paid: AskPurchase) => Promise<Result<{ taskId: string }>>
  onAsked: (id: string) => void | Promise<void>
  children: ReactNode
}

export function AskForm({ isHeld, ask, onAsked, children }: AskFormProps) {
  const t = useTranslations('speak', 'points')
  const passes = useGate()
  const [usesTicket, setUsesTicket] = useState(false)
  const tickets = usesTicket ? 1 : 0
  const price = useQuery({
    ...apiQuery(pointsApi.price, { body: { kind: 'speak', tickets } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const left = useQuery({ ...apiQuery(speakApi.quota, {}), staleTime: 0 }).data?.left
  const mayAsk = useCan('search:api')
  const isUsedUp = left === 0
  const isShort = price.data !== undefined && price.data.balanceAfter < 0

  const form = useSchemaForm({
    schema: AskInput,
    labels: t('speak:field', { returnObjects: true }),
    draft: useDraft(ASK_DRAFT),
    async confirm() {
      if (!price.data || !passes({ permission: 'search:api', feature: 'speak' })) return false
      return dialog.ask(priceConfirmation(t, price.data))
    },
    async send({ prompt }) {
      const result = await ask({ prompt, amount: price.data!.payable, tickets })
      // The price may have changed: show it, and have it confirmed again.
      if (!result.ok) void price.refetch()
      return result
    },
    onDone: ({ taskId }) => onAsked(taskId),
  })

  return (
    <SchemaForm
      form={form}
      submitText={t('speak:ask')}
      // Users without the permission get an explanation from the gate instead.
      isBlocked={isHeld || !price.data || price.isPlaceholderData || (mayAsk && (isShort || isUsedUp))}
      checkHint={t('speak:unknown')}
      foot={
        price.error || !price.data ? (
          <QueryFallback
            failed={t('speak:price.failed')}
            error={price.error}
            onRetry={price.refetch}
            rows={3}
            isPlain
          />
        ) : (
          <Cost price={price.data} usesTicket={usesTicket} onChange={setUsesTicket} />
        )
      }
    >
      {children}
      <TextAreaField name="prompt" hint={t('speak:hint', PROMPT_LENGTH)} minRows={4} maxRows={16} />
      <CheckboxField name="consent" label={null}>
        {t('speak:consent')}
      </CheckboxField>
      {typeof left === 'number' && (
        <p className={isUsedUp ? styles.usedUp : 'cell-note'} role={isUsedUp ? 'alert' : undefined}>
          {t(isUsedUp ? 'speak:quota.usedUp' : 'speak:quota.left', { count: left })}
        </p>
      )}
    </SchemaForm>
  )
}

const priceConfirmation = (t: TFunction, price: Price) => ({
  title: t('speak:confirm.title'),
  content: (
    <>
      <PriceLine {...price} />
      <p>{t('speak:confirm.text')}</p>
    </>
  ),
  okText: t('speak:confirm.ok'),
  cancelText: t('actions.cancel'),
})

interface CostProps {
  price: Price
  usesTicket: boolean
  onChange: (usesTicket: boolean) => void
}

function Cost({ price, usesTicket, onChange }: CostProps) {
  const t = useTranslations('speak', 'points')
  const points = useFormatPoints()
  const isShort = price.balanceAfter < 0
  return (
    <section className={styles.cost} aria-label={t('speak:price.title')}>
      <PriceLine {...price} />
      {price.tickets > 0 && (
        <Radio.Group
          aria-label={t('speak:price.means')}
          value={usesTicket}
          onChange={({ target }) => onChange(target.value as boolean)}
          options={[
            { value: false, label: t('speak:price.withPoints') },
            { value: true, label: t('speak:price.withTicket', { count: price.tickets }) },
          ]}
        />
      )}
      {isShort && (
        <Alert
          type="warning"
          showIcon
          title={t('speak:price.short', { points: points(-price.balanceAfter) })}
          action={<TopUpLink />}
        />
      )}
    </section>
  )
}
