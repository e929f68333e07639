import { Input, Select, Switch } from 'antd'
import { use } from 'react'
import { SelectField } from '@/shared/form/SelectField'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { MoneyField } from '@/shared/form/MoneyField'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { useTranslations } from '@/shared/i18n'
import { useScreenUndoNotice } from '@/shared/ui/useUndoNotice'
import { dialog } from '@/shared/ui/feedback'
import { DEFAULTS } from '../model/formDefaults'
import {
  defaultRetention,
  GENERIC_EXCLUSIVITY,
  formatPercents,
  DEFAULT_TAIL_YEARS,
} from '../model/exclusivityInput'
import { DISCOUNTINGS } from '../model/formOptions'
import { SetValuesContext, useVisibleFields, useCurrency, useFromValues } from '../fields/useValuationValues'
import { typedLaw } from '../model/lossLaws'
import { OUTLAY_KINDS } from '../model/outlays'
import { LossLawChoice } from './LossLawChoice'
import styles from './sections.module.css'

export function AdvancedFields() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  const currency = useCurrency()
  const isGeneric = useFromValues(({ newDrugType }) => newDrugType === 'generic')
  const retentionText = useFromValues(({ drugType }) =>
    formatPercents(
      defaultRetention({
        newDrugType: isGeneric ? 'generic' : 'original',
        drugType: drugType === 'biological' ? 'biological' : 'chemical',
      }),
    ),
  )
  const years = t('valuationForm:unit.years')
  const tail = isGeneric ? GENERIC_EXCLUSIVITY.tailYears : DEFAULT_TAIL_YEARS
  return (
    <>
      {visible.launchCost && (
        <>
          <MoneyField name="launchCost" hint={t('valuationForm:hint.launchCost')} currency={currency} />
          <NumberField
            name="launchLag"
            hint={t('valuationForm:hint.launchLag', { years: DEFAULTS.launchLag })}
            unit={years}
            placeholder={String(DEFAULTS.launchLag)}
          />
        </>
      )}
      <Outlays />
      {visible.salesForceCost && (
        <>
          <MoneyField
            name="salesForceCost"
            hint={t('valuationForm:hint.salesForceCost')}
            currency={currency}
            unit={t('valuationForm:unit.perYear', { currency })}
          />
          <NumberField
            name="salesForceLead"
            hint={t('valuationForm:hint.salesForceLead')}
            unit={years}
            placeholder="1"
          />
          <PercentField
            name="salesForceGrowth"
            hint={t('valuationForm:hint.salesForceGrowth')}
            placeholder="0"
          />
        </>
      )}
      <PercentField name="royalty" hint={t('valuationForm:hint.royalty')} placeholder="0" />
      <PercentField name="priceGrowth" hint={t('valuationForm:hint.priceGrowth')} placeholder="0" />
      <PercentField name="decline" hint={t('valuationForm:hint.decline')} />
      <NumberField
        name="growthHorizon"
        hint={t('valuationForm:hint.growthHorizon', { years: DEFAULTS.growthHorizon })}
        unit={years}
        placeholder={String(DEFAULTS.growthHorizon)}
      />
      {visible.classPenetration && (
        <PercentField
          name="classPenetration"
          hint={t('valuationForm:hint.classPenetration')}
          placeholder="100"
        />
      )}
      <TextField name="retention" hint={t('valuationForm:hint.retention')} placeholder={retentionText} />
      <NumberField
        name="tailYears"
        hint={t('valuationForm:hint.tailYears', { years: tail })}
        unit={years}
        placeholder={String(tail)}
      />
      <LossLaw />
      <PercentField name="lossLimit" hint={t('valuationForm:hint.lossLimit')} />
      <NumberField name="lossYears" hint={t('valuationForm:hint.lossYears')} unit={years} />
      <MoneyField name="openingLoss" hint={t('valuationForm:hint.openingLoss')} currency={currency} />
      <PercentField name="rndRate" hint={t('valuationForm:hint.rndRate')} />
      <SelectField
        name="discounting"
        hint={t('valuationForm:hint.discounting')}
        placeholder={t('valuationForm:discounting.mid')}
        options={DISCOUNTINGS.map((value) => ({ value, label: t(`valuationForm:discounting.${value}`) }))}
      />
      <Field name="pastBaseDate" hint={t('valuationForm:hint.pastBaseDate')}>
        <PastSwitch />
      </Field>
    </>
  )
}

function Outlays() {
  const t = useTranslations('valuationForm')
  const currency = useCurrency()
  const kinds = OUTLAY_KINDS.map((value) => ({ value, label: t(`valuationForm:outlay.kind.${value}`) }))
  return (
    <>
      <RowsField
        name="outlays"
        cells={{
          kind: <Select options={kinds} popupMatchSelectWidth={false} />,
          amount: <MoneyInput className={styles.when} currency={currency} unit={null} />,
          when: (
            <Input
              autoComplete="off"
              className={styles.when}
              placeholder={t('valuationForm:outlay.whenExample')}
            />
          ),
          months: <NumberInput unit={t('valuationForm:unit.months')} />,
          committed: <Switch />,
          name: <Input autoComplete="off" />,
        }}
      />
      <p className={styles.hint}>{t('valuationForm:hint.outlays')}</p>
    </>
  )
}

function LossLaw() {
  const setValues = use(SetValuesContext)
  const offerUndo = useScreenUndoNotice()
  const typed = useFromValues(({ lossLimit, lossYears }) => ({ lossLimit, lossYears }))
  return (
    <LossLawChoice
      onChoose={(law, message) => {
        setValues(typedLaw(law))
        offerUndo(message, () => setValues(typed))
      }}
    />
  )
}

interface PastSwitchProps {
  id?: string
  value?: boolean
  onChange?: (value: boolean | undefined) => void
}

/** Asks before it is turned on, because it changes the rule of the base date. */
function PastSwitch({ value = false, onChange, ...control }: PastSwitchProps) {
  const t = useTranslations('valuationForm')
  async function turn(isOn: boolean) {
    if (!isOn) return onChange?.(undefined)
    const isConfirmed = await dialog.ask({
      title: t('valuationForm:pastBaseDate.title'),
      content: t('valuationForm:pastBaseDate.text'),
      okText: t('valuationForm:pastBaseDate.confirm'),
    })
    if (isConfirmed) onChange?.(true)
  }
  return <Switch {...control} checked={value} onChange={(isOn) => void turn(isOn)} />
}
