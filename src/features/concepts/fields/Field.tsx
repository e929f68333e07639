import { Checkbox, Form, Input, Select } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CURRENCIES } from '@/shared/lib/money'
import { NumberInput } from '@/shared/form/NumberInput'
import { fieldLabel } from '../fieldLabel'
import { NotesBeside } from '../notes/NotesBeside'
import { checkField } from './faultRules'
import { rulesOf } from './rules'
import { useStage } from './stageContext'
import { CHOICES, type ChoiceName } from './stages'
import { useCurrency } from './watching'

interface FieldProps {
  name: string
  /** Required because of what another field holds. */
  isAsked?: boolean
  /** As wide as the form. */
  isWide?: boolean
  valuePropName?: string
  hint?: ReactNode
  children: ReactNode
}

/** One field of a stage with its label, its rules and the notes on it. */
export function Field({ name, isAsked = false, isWide = false, hint, children, ...item }: FieldProps) {
  const { t } = useTranslation('concepts')
  const { stage, schema } = useStage()
  const form = Form.useFormInstance()
  const { isRequired } = useMemo(() => rulesOf(schema, name), [schema, name])
  return (
    <div className={isWide ? 'stage-field is-wide' : 'stage-field'}>
      <Form.Item
        {...item}
        name={name}
        label={fieldLabel(t, stage, name)}
        required={isRequired || isAsked}
        rules={[{ validator: () => checkField(schema, form, name) }]}
        extra={hint}
      >
        {children}
      </Form.Item>
      <NotesBeside field={name} />
    </div>
  )
}

const characters = (text: string) => Array.from(text.trim()).length

export function TextField({ name, isAsked = false }: { name: string; isAsked?: boolean }) {
  const { schema } = useStage()
  const { max } = useMemo(() => rulesOf(schema, name), [schema, name])
  return (
    <Field name={name} isAsked={isAsked}>
      <Input autoComplete="off" {...(max ? { count: { max, strategy: characters } } : {})} />
    </Field>
  )
}

/** Several lines, with how many characters there are of how many that there may be. */
export function LongField({ name }: { name: string }) {
  const { schema } = useStage()
  const { max } = useMemo(() => rulesOf(schema, name), [schema, name])
  return (
    <Field name={name} isWide>
      <Input.TextArea
        autoSize={{ minRows: 3, maxRows: 12 }}
        {...(max ? { count: { show: true, max, strategy: characters } } : {})}
      />
    </Field>
  )
}

export function ChoiceField({ name }: { name: ChoiceName }) {
  const { t } = useTranslation('concepts')
  return (
    <Field name={name}>
      <Select
        allowClear
        options={CHOICES[name].map((value) => ({
          value,
          label: t(`choice.${name}.${value}` as 'choice.area.other'),
        }))}
      />
    </Field>
  )
}

/** In which the amounts of the stage are; asked for once there are any. */
export function CurrencyField({ isAsked }: { isAsked: boolean }) {
  return (
    <Field name="currency" isAsked={isAsked}>
      <Select allowClear options={CURRENCIES.map((value) => ({ value, label: value }))} />
    </Field>
  )
}

/** An amount in the currency of the stage. */
export function AmountField({ name, isAsked = false }: { name: string; isAsked?: boolean }) {
  const currency = useCurrency()
  return (
    <Field name={name} isAsked={isAsked}>
      <NumberInput {...(currency ? { currency, unit: currency } : {})} />
    </Field>
  )
}

export function YesNoField({ name }: { name: string }) {
  const { t } = useTranslation('conceptsForms')
  return (
    <Field name={name} valuePropName="checked">
      <Checkbox>{t('yes')}</Checkbox>
    </Field>
  )
}
