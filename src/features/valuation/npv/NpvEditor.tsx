import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { FormColumns } from '@/shared/form/FormColumns'
import { FormFooter, FormFrame, FormSubmit } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import type { TFunction } from '@/shared/i18n'
import { FieldWarning } from '../form/fields/FieldWarning'
import { fillReferencePrice } from '../form/model/followUps'
import { NpvBody } from './npvBody'
import { CostFields, MarketFields, PriceEvents, ProductFields, TimeFields } from './npvFields'
import { followUps } from './followUps'
import { KeyFigures } from './KeyFigures'
import { NpvResults } from './NpvResults'
import { SalesGrid } from './SalesGrid'
import type { NpvForm, NpvValues } from './npvSchema'
import { fieldLabel, ruleTexts } from './npvTexts'
import { NO_CALCULATION, useCalculation } from './useNpvCalculation'
import { NPV_WARNINGS, warningsOnce, type NpvWarning } from './npvWarnings'
import { useNpvText, useNpvValues } from './useNpvValues'

interface NpvEditorProps<T> {
  /** Name under which the user's draft is stored. */
  draftName: string
  initialValues: Partial<NpvValues>
  saveText: string
  save: (form: NpvForm) => Promise<Result<T>>
  onSaved: (answer: T, form: NpvForm) => void | Promise<void>
  onChanged?: (isChanged: boolean) => void
}

const remark = (path: FieldPath) => <FieldRemark path={path} />

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
    customMessage: useMemo(() => ruleTexts(t), [t]),
    remark,
    initialValues,
    draft: useDraft(draftName),
    followUps,
    settle: fillReferencePrice,
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
      <CalculationProvider>
        <FormColumns
          rail={
            <>
              <Can do="valuation:npv:edit">
                <FormSubmit
                  form={form}
                  submitText={saveText}
                  checkHint={
                    <>
                      {t('valuationNpv:save.look')}{' '}
                      <Link to="/valuation/npv">{t('valuationNpv:save.list')}</Link>
                    </>
                  }
                />
                <FormFooter form={form} listsErrors />
              </Can>
              <LiveKeyFigures isListed={form.isChecked} />
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
        <LiveResults />
      </CalculationProvider>
    </FormFrame>
  )
}

const LiveContext = createContext(NO_CALCULATION)

/** Separate from the fields, so that they do not render again with every result. */
function CalculationProvider({ children }: { children: ReactNode }) {
  const live = useCalculation(useDeferredValue(useNpvValues((values) => values)))
  return <LiveContext value={live}>{children}</LiveContext>
}

const LiveKeyFigures = ({ isListed }: { isListed: boolean }) => (
  <KeyFigures live={use(LiveContext)} isListed={isListed} />
)

const LiveResults = () => <NpvResults live={use(LiveContext)} />

const SHARED_WARNINGS = ['growthHigh', 'shareHigh', 'costsExceedSales', 'waccUnusual'] as const

function warningText(t: TFunction, { key, params }: NpvWarning): string {
  const shared = SHARED_WARNINGS.find((name) => name === key)
  if (shared) return t(`valuationForm:warning.${shared}`, params)
  return t(
    `valuationNpv:warning.${key as Exclude<(typeof NPV_WARNINGS)[number], (typeof SHARED_WARNINGS)[number]>}`,
    params,
  )
}

function FieldRemark({ path }: { path: FieldPath }) {
  const t = useNpvText()
  const key = pathKey(path)
  const warning = useNpvValues(
    (values) => warningsOnce(values).find((it) => pathKey(it.path) === key) ?? null,
  )
  return warning && <FieldWarning text={warningText(t, warning)} />
}
