import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { FormColumns } from '@/shared/form/FormColumns'
import { FormEnd, FormFrame, FormSubmit } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import type { TFunction } from '@/shared/i18n'
import { Warning } from '../form/fields/Warning'
import { firstPrice } from '../form/model/followUps'
import { NpvBody } from './body'
import { CostFields, MarketFields, PriceEvents, ProductFields, TimeFields } from './fields'
import { followUps } from './followUps'
import { KeyFigures } from './KeyFigures'
import { Results } from './Results'
import { SalesGrid } from './SalesGrid'
import type { NpvForm, NpvValues } from './schema'
import { fieldLabel, ruleTexts } from './texts'
import { NO_CALCULATION, useCalculation } from './useCalculation'
import { NPV_WARNINGS, warningsOnce, type NpvWarning } from './warnings'
import { useNpvText, useNpvValues } from './watching'

interface NpvEditorProps<T> {
  /** One draft is kept per user under this name. */
  draftName: string
  initialValues: Partial<NpvValues>
  saveText: string
  save: (form: NpvForm) => Promise<Result<T>>
  onSaved: (answer: T, form: NpvForm) => void | Promise<void>
  /** Told whether anything differs from what is saved. */
  onChanged?: (isChanged: boolean) => void
}

const remark = (path: FieldPath) => <FieldRemark path={path} />

/** The calculator: inputs, what they are worth while they are typed, and save. */
export function NpvEditor<T>({
  draftName,
  initialValues,
  saveText,
  save,
  onSaved,
  onChanged,
}: NpvEditorProps<T>) {
  const t = useNpvText()
  const form = useSchemaForm<NpvForm, T>({
    schema: NpvBody,
    labels: useMemo(() => (path: FieldPath) => fieldLabel(t, path), [t]),
    ownText: useMemo(() => ruleTexts(t), [t]),
    remark,
    start: initialValues,
    draft: useDraft(draftName),
    followUps,
    settle: firstPrice,
    ...(onChanged && { onChanged }),
    send: save,
    onDone: onSaved,
  })

  function typeSales(sales: NpvValues['sales']) {
    form.put({ sales })
    form.fields.validateFields([['sales']], { recursive: true }).catch(() => undefined)
  }

  return (
    <FormFrame form={form} restoredText={t('valuationNpv:draft.restored')}>
      <Calculating>
        <FormColumns
          rail={
            <>
              <Can do="valuation:npv:edit">
                <FormSubmit
                  form={form}
                  submitText={saveText}
                  look={
                    <>
                      {t('valuationNpv:save.look')}{' '}
                      <Link to="/valuation/npv">{t('valuationNpv:save.list')}</Link>
                    </>
                  }
                />
                <FormEnd form={form} listsWrong />
              </Can>
              <Worth isListed={form.isChecked} />
            </>
          }
        >
          <ProductFields />
          <TimeFields />
          <MarketFields />
          <SalesGrid onTyped={typeSales} />
          <PriceEvents />
          <CostFields />
        </FormColumns>
        <Charts />
      </Calculating>
    </FormFrame>
  )
}

const LiveContext = createContext(NO_CALCULATION)

/** Apart from the fields, so that they are not drawn anew with every result. */
function Calculating({ children }: { children: ReactNode }) {
  const live = useCalculation(useDeferredValue(useNpvValues((values) => values)))
  return <LiveContext value={live}>{children}</LiveContext>
}

const Worth = ({ isListed }: { isListed: boolean }) => (
  <KeyFigures live={use(LiveContext)} isListed={isListed} />
)

const Charts = () => <Results live={use(LiveContext)} />

/** Warnings that the valuation form words as well. */
const SHARED = ['growthHigh', 'shareHigh', 'costsExceedSales', 'waccUnusual'] as const

function warningText(t: TFunction, { key, params }: NpvWarning): string {
  const shared = SHARED.find((name) => name === key)
  if (shared) return t(`valuationForm:warning.${shared}`, params)
  return t(
    `valuationNpv:warning.${key as Exclude<(typeof NPV_WARNINGS)[number], (typeof SHARED)[number]>}`,
    params,
  )
}

/** Below a control: what is unusual about its value. */
function FieldRemark({ path }: { path: FieldPath }) {
  const t = useNpvText()
  const key = pathKey(path)
  const warning = useNpvValues(
    (values) => warningsOnce(values).find((it) => pathKey(it.path) === key) ?? null,
  )
  return warning && <Warning text={warningText(t, warning)} />
}
