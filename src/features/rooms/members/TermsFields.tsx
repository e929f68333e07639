import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { RadioField } from '@/shared/form/RadioField'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useFormValue } from '@/shared/form/useFormValue'
import { serverToday } from '@/shared/api/serverToday'
import { useTranslations } from '@/shared/i18n'
import { ROOM_ROLES } from '../domain/states'
import { useTags } from '../tags/useTags'

export function TermsFields() {
  const t = useTranslations('rooms', 'roomsMembers')
  const { options, isLoading } = useTags()
  const isAdmin = useFormValue(({ role }) => role === 'admin')
  return (
    <>
      <RadioField
        name="role"
        options={ROOM_ROLES.map((value) => ({ value, label: t(`rooms:role.${value}`) }))}
      />
      <SelectField
        name="tagId"
        isRequired={!isAdmin}
        options={options}
        {...(options.length === 0 && !isLoading ? { hint: t('roomsMembers:invite.noTags') } : {})}
      />
      <CheckboxField name="isFenced" label={null}>
        {t('roomsMembers:field.isFenced')}
        <div className="cell-note">{t('roomsMembers:edit.fenced')}</div>
      </CheckboxField>
      <CheckboxField name="mayModifyValuation" label={null}>
        {t('roomsMembers:field.mayModifyValuation')}
        <div className="cell-note">{t('roomsMembers:edit.valuation')}</div>
      </CheckboxField>
      <DayField name="expiry" earliest={serverToday()} hint={t('roomsMembers:edit.expiry')} />
    </>
  )
}
