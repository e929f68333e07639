import { ChoiceField } from '@/shared/form/ChoiceField'
import { useText } from '@/shared/texts'
import { CHOICES, type ChoiceName } from './model/stages'

/** One of a few values, each with a text of its own. */
export function StageChoice({ name }: { name: ChoiceName }) {
  const t = useText('concepts')
  const options = CHOICES[name].map((value) => ({
    value,
    label: t(`concepts:choice.${name}.${value}` as 'concepts:choice.area.other'),
  }))
  return <ChoiceField name={name} options={options} />
}
