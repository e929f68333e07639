import { ChoiceField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { RadioField } from '@/shared/form/RadioField'
import { TickField } from '@/shared/form/CheckboxField'
import { useValues } from '@/shared/form/useFormValue'
import { serverToday } from '@/shared/api/serverToday'
import { useTranslations } from '@/shared/i18n'
import { ROOM_ROLES } from '../domain/states'
import { useTags } from '../tags/useTags'

export function TermsFields() {
  const t = useTranslations('rooms', 'roomsMembers')
  const { options, isLoading } = useTags()
  const isAdmin = useValues(({ role }) => role === 'admin')
  return (
    <>
      <RadioField
        name="role"
        options={ROOM_ROLES.map((value) => ({ value, label: t(`rooms:role.${value}`) }))}
      />
      <ChoiceField
        name="tagId"
        isRequired={!isAdmin}
        options={options}
        {...(options.length === 0 && !isLoading ? { hint: t('roomsMembers:invite.noTags') } : {})}
      />
      <TickField name="isFenced" label={null}>
        {t('roomsMembers:field.isFenced')}
        <div className="cell-note">{t('roomsMembers:edit.fenced')}</div>
      </TickField>
      <TickField name="mayModifyValuation" label={null}>
        {t('roomsMembers:field.mayModifyValuation')}
        <div className="cell-note">{t('roomsMembers:edit.valuation')}</div>
      </TickField>
      <DayField name="expiry" earliest={serverToday()} hint={t('roomsMembers:edit.expiry')} />
    </>
  )
}
