// A cell in the body of a table whose columns draw what they hold, stand where they are, and span nothing. The library's
// own asks by some twenty hooks whether it does more: about a quarter of what a row of a long list takes to be drawn.
import {
  createElement,
  memo,
  type CSSProperties,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
} from 'react'

interface CellProps {
  component: ElementType
  prefixCls: string
  className?: string
  style?: CSSProperties
  align?: CSSProperties['textAlign']
  record: unknown
  renderIndex: number
  render: (value: undefined, record: unknown, index: number) => ReactNode
  additionalProps: HTMLAttributes<HTMLElement>
}

function TableCell(props: CellProps) {
  const { component, prefixCls, className, style, align, record, renderIndex, render, additionalProps } =
    props
  return createElement(
    component,
    {
      ...additionalProps,
      className: [`${prefixCls}-cell`, className, additionalProps.className].filter(Boolean).join(' '),
      style: { ...(align && { textAlign: align }), ...additionalProps.style, ...style },
    },
    render(undefined, record, renderIndex),
  )
}

export default memo(TableCell)
