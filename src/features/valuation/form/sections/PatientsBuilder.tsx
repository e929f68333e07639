import { Button } from 'antd'
import { use, type ReactNode } from 'react'
import { TextField } from '@/shared/form/textFields'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useScreenUndoNotice } from '@/shared/ui/useUndoNotice'
import { PATIENT_BASES, PATIENT_SHARES, type PatientField } from '../model/patientBasis'
import { isFromPatients, patientsOf, typedMarket, typedPatients, type Patients } from '../model/patients'
import { evidencePath } from '../model/evidencePaths'
import { SetValuesContext, useCurrency, useFromValues } from '../fields/useValuationValues'
import styles from './sections.module.css'

const people = (patients: number) => formatNumber(patients, patients < 100 ? 1 : 0)

/** From a population to the patients on treatment, each step with its source; the result fills the market size. */
export function PatientsBuilder() {
  const t = useTranslations('valuationForm')
  const isNew = useFromValues(({ patients }) => patients?.basis !== 'prevalence')
  const fieldProps = (field: PatientField) => ({
    name: ['patients', field],
    label: t(`valuationForm:field.${field}`),
  })
  const share = { text: t('valuationForm:patients.share') }
  return (
    <>
      <p className={styles.hint}>{t('valuationForm:patients.hint')}</p>
      <RadioField
        name={['patients', 'basis']}
        label={t('valuationForm:field.basis')}
        isWide
        options={PATIENT_BASES.map((value) => ({ value, label: t(`valuationForm:patientBasis.${value}`) }))}
      />
      <div className={styles.quiet}>
        <MoneyField
          {...fieldProps('population')}
          hint={t('valuationForm:patients.population')}
          currency={undefined}
          unit={t('valuationForm:unit.people')}
        />
        <SourceField of="population" />
        <NumberField
          {...fieldProps('rate')}
          hint={<RemainingHint text={t('valuationForm:patients.rate')} after="cases" />}
        />
        <SourceField of="rate" />
        {PATIENT_SHARES.map((field) => (
          <WithSource key={field} of={field}>
            <PercentField
              {...fieldProps(field)}
              hint={<RemainingHint {...share} after={field} />}
              placeholder="100"
            />
          </WithSource>
        ))}
        {isNew && (
          <WithSource of="treatmentMonths">
            <NumberField
              {...fieldProps('treatmentMonths')}
              hint={<RemainingHint text={t('valuationForm:patients.months')} after="onTreatment" />}
              unit={t('valuationForm:unit.months')}
              placeholder="12"
            />
          </WithSource>
        )}
        <WithSource of="compliance">
          <PercentField
            {...fieldProps('compliance')}
            hint={<RemainingHint {...share} after="paid" />}
            placeholder="100"
          />
        </WithSource>
      </div>
      <PatientsResult />
    </>
  )
}

const usePatients = () => useFromValues((values) => patientsOf(typedPatients(values)))

function RemainingHint({ text, after }: { text: string; after: keyof Patients }) {
  const t = useTranslations('valuationForm')
  const patients = usePatients()
  return (
    <>
      {text}{' '}
      {patients && <strong>{t('valuationForm:patients.left', { patients: people(patients[after]) })}</strong>}
    </>
  )
}

function WithSource({ of, children }: { of: PatientField; children: ReactNode }) {
  return (
    <>
      {children}
      <SourceField of={of} />
    </>
  )
}

/** Source of a number as text, stored as the note of its evidence. */
function SourceField({ of }: { of: PatientField }) {
  const t = useTranslations('valuationForm')
  const field = t(`valuationForm:field.${of}`)
  return (
    <TextField
      name={[...evidencePath(['patients', of]), 'note']}
      label={t('valuationForm:patients.source', { field })}
    />
  )
}

function PatientsResult() {
  const t = useTranslations('valuationForm')
  const money = useFormatMoney()
  const currency = useCurrency()
  const patients = usePatients()
  const derived = useFromValues(typedMarket)
  const isUsed = useFromValues(isFromPatients)
  const typed = useFromValues(({ marketSize }) => marketSize)
  const setValues = use(SetValuesContext)
  const offerUndo = useScreenUndoNotice()
  if (!patients) return <p className={styles.hint}>{t('valuationForm:patients.missing')}</p>
  const counted = { patients: people(patients.onTreatment), paid: people(patients.paid) }
  if (derived === null) return <p className={styles.hint}>{t('valuationForm:patients.noCost', counted)}</p>

  function fill(size: number) {
    setValues({ marketSize: String(size) })
    offerUndo(t('valuationForm:patients.used'), () => setValues({ marketSize: typed! }))
  }

  return (
    <p className={styles.hint} role="status">
      {t('valuationForm:patients.result', { ...counted, size: money(derived, currency) })} ·{' '}
      {t(isUsed ? 'valuationForm:patients.isUsed' : 'valuationForm:patients.isOwn')}{' '}
      {!isUsed && (
        <Button size="small" onClick={() => fill(derived)}>
          {t('valuationForm:patients.use')}
        </Button>
      )}
    </p>
  )
}
