import { fireEvent, screen } from '@testing-library/react'

/** Fills fields by their labels, at once: typing each key costs seconds in a long form. */
export function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}
