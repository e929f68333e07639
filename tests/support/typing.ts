import { fireEvent, screen, type BoundFunctions, type queries } from '@testing-library/react'

/**
 * Fills fields by their labels in one step: typing each key costs seconds in a long form. A date is confirmed with
 * Enter.
 */
export function fillIn(
  values: Record<string, string>,
  within: Pick<BoundFunctions<typeof queries>, 'getByLabelText'> = screen,
) {
  for (const [label, value] of Object.entries(values)) {
    const field = within.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    if (field.closest('.ant-picker')) fireEvent.keyDown(field, { key: 'Enter' })
  }
}
