import { Empty } from 'antd'
import { useMemo, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Values } from '@/shared/autosave/editedValues'
import { ReadOnlyFields } from '@/shared/form/ReadOnlyFields'
import type { Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { Stage } from '../model/fieldLabel'
import { useValueText } from './useValueText'
import { StageContext } from './stageContext'
import { useStageLabels } from './useStageTexts'
import styles from './stage.module.css'

interface StageViewProps {
  stage: Stage
  schema: z.ZodMiniObject
  values: Values | null
  currency: Currency | undefined
  children: ReactNode
}

export function StageView({ stage, schema, values, currency, children }: StageViewProps) {
  const t = useTranslations('conceptsForms')
  const labels = useStageLabels(stage)
  const textOf = useValueText(stage)
  const context = useMemo(() => ({ stage, schema, currency }), [stage, schema, currency])
  if (!values) return <Empty description={t(`conceptsForms:nothing.${stage}`)} />
  return (
    <StageContext value={context}>
      <ReadOnlyFields schema={schema} labels={labels} values={values} textOf={textOf}>
        <div className={styles.stageSections}>{children}</div>
      </ReadOnlyFields>
    </StageContext>
  )
}
