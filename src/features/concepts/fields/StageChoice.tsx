import { SelectField } from '@/shared/form/SelectField'
import { useTranslations } from '@/shared/i18n'
import { CHOICES, type ChoiceName } from './choiceFields'

export function StageChoice({ name }: { name: ChoiceName }) {
  const t = useTranslations('concepts')
  const options = CHOICES[name].map((value) => ({
    value,
    label: t(`concepts:choice.${name}.${value}` as 'concepts:choice.area.other'),
  }))
  return <SelectField name={name} options={options} />
}
