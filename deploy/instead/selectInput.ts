// The field in a select of several, which is as wide as what is typed. The library measures an empty one too: the whole
// page is laid out for it, before the page is drawn.
import Field from '@rc-component/select/es/SelectInput/Input.js'
import { createElement, type ComponentProps } from 'react'

export default function SelectInput(props: ComponentProps<typeof Field>) {
  return createElement(Field, { ...props, syncWidth: props.value !== '' })
}
