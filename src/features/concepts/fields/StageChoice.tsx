import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { CHOICES, type ChoiceName } from './model/stages'

/** One of a few values, each with a text of its own. */
export function StageChoice({ name }: { name: ChoiceName }) {
  const { t } = useTranslation('concepts')
  const options = CHOICES[name].map((value) => ({
    value,
    label: t(`choice.${name}.${value}` as 'choice.area.other'),
  }))
  return <ChoiceField name={name} options={options} />
}
