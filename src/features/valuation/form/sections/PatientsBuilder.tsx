import { Button } from 'antd'
import { use, type ReactNode } from 'react'
import { TextField } from '@/shared/form/fields'
import { MoneyField } from '@/shared/form/MoneyField'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { RadioField } from '@/shared/form/RadioField'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { useUndoHere } from '@/shared/ui/useUndoNotice'
import { PATIENT_BASES, PATIENT_SHARES, type PatientField } from '../model/patientBasis'
import { isFromPatients, patientsOf, typedMarket, typedPatients, type Patients } from '../model/patients'
import { evidencePath } from '../model/places'
import { PutContext, useCurrency, useFromValues } from '../fields/watching'
import styles from './sections.module.css'

const people = (patients: number) => formatNumber(patients, patients < 100 ? 1 : 0)

/** From a population to the patients on treatment, each step with its source; what they make fills the market size. */
export function PatientsBuilder() {
  const t = useTranslations('valuationForm')
  const isNew = useFromValues(({ patients }) => patients?.basis !== 'prevalence')
  const own = (field: PatientField) => ({
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
          {...own('population')}
          hint={t('valuationForm:patients.population')}
          currency={undefined}
          unit={t('valuationForm:unit.people')}
        />
        <SourceField of="population" />
        <NumberField {...own('rate')} hint={<Left text={t('valuationForm:patients.rate')} after="cases" />} />
        <SourceField of="rate" />
        {PATIENT_SHARES.map((field) => (
          <WithSource key={field} of={field}>
            <PercentField {...own(field)} hint={<Left {...share} after={field} />} placeholder="100" />
          </WithSource>
        ))}
        {isNew && (
          <WithSource of="treatmentMonths">
            <NumberField
              {...own('treatmentMonths')}
              hint={<Left text={t('valuationForm:patients.months')} after="onTreatment" />}
              unit={t('valuationForm:unit.months')}
              placeholder="12"
            />
          </WithSource>
        )}
        <WithSource of="compliance">
          <PercentField {...own('compliance')} hint={<Left {...share} after="paid" />} placeholder="100" />
        </WithSource>
      </div>
      <Outcome />
    </>
  )
}

const usePatients = () => useFromValues((values) => patientsOf(typedPatients(values)))

/** What is expected of a step, and the patients who are left after it. */
function Left({ text, after }: { text: string; after: keyof Patients }) {
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

/** Where a number comes from, in words: kept as the note of its source. */
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

/** What the patients make, and whether it is the market size. */
function Outcome() {
  const t = useTranslations('valuationForm')
  const money = useShortMoney()
  const currency = useCurrency()
  const patients = usePatients()
  const worked = useFromValues(typedMarket)
  const isUsed = useFromValues(isFromPatients)
  const typed = useFromValues(({ marketSize }) => marketSize)
  const put = use(PutContext)
  const offerUndo = useUndoHere()
  if (!patients) return <p className={styles.hint}>{t('valuationForm:patients.missing')}</p>
  const counted = { patients: people(patients.onTreatment), paid: people(patients.paid) }
  if (worked === null) return <p className={styles.hint}>{t('valuationForm:patients.noCost', counted)}</p>

  function fill(size: number) {
    put({ marketSize: String(size) })
    offerUndo(t('valuationForm:patients.used'), () => put({ marketSize: typed! }))
  }

  return (
    <p className={styles.hint} role="status">
      {t('valuationForm:patients.result', { ...counted, size: money(worked, currency) })} ·{' '}
      {t(isUsed ? 'valuationForm:patients.isUsed' : 'valuationForm:patients.isOwn')}{' '}
      {!isUsed && (
        <Button size="small" onClick={() => fill(worked)}>
          {t('valuationForm:patients.use')}
        </Button>
      )}
    </p>
  )
}
