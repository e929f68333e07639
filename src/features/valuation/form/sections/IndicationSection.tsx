import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { Field, RowsContext } from '@/shared/form/Field'
import { PercentField } from '@/shared/form/NumberField'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useTranslations } from '@/shared/i18n'
import { MAX_OTHER_INDICATIONS } from '../model/formOptions'
import { IndicationPicker, TargetsPicker } from '../fields/catalogPickers'
import { useVisibleFields } from '../fields/useValuationValues'
import { OtherIndicationFields } from './OtherIndicationFields'
import { Section } from './Section'
import styles from './sections.module.css'

const OTHERS_PATH = ['otherIndications']

export function IndicationSection() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  return (
    <Section name="indications">
      <Field name="preferredIndication" hint={t('valuationForm:hint.pickIndication')}>
        <IndicationPicker />
      </Field>
      <Field name="targets" hint={t('valuationForm:hint.targets')}>
        <TargetsPicker />
      </Field>
      <CheckboxField name="isRare" label={null} hint={t('valuationForm:hint.isRare')}>
        {t('valuationForm:field.isRare')}
      </CheckboxField>
      {visible.probabilityOfApproval && (
        <PercentField name="probabilityOfApproval" hint={t('valuationForm:hint.probabilityOfApproval')} />
      )}
      <h3>{t('valuationForm:field.otherIndications')}</h3>
      <p className={styles.hint}>{t('valuationForm:hint.otherIndications')}</p>
      <RowsContext value={OTHERS_PATH}>
        <Form.List name="otherIndications">
          {(others, { add, remove }) => (
            <div>
              {others.map(({ key, name }) => (
                <OtherIndicationFields key={key} index={name} onRemove={() => remove(name)} />
              ))}
              {others.length < MAX_OTHER_INDICATIONS && (
                <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})} className={styles.add}>
                  {t('valuationForm:other.add')}
                </Button>
              )}
            </div>
          )}
        </Form.List>
      </RowsContext>
    </Section>
  )
}
