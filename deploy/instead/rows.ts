// In place of how a virtual list makes its rows: there each one is drawn anew with every step of a scroll, because its
// style and its ref are new. Here a row is drawn again only where something of it differs.
import {
  cloneElement,
  createElement,
  memo,
  useCallback,
  useMemo,
  type ReactElement,
  type RefAttributes,
} from 'react'

type Drawn = ReactElement<RefAttributes<HTMLElement>>
type DrawRow<Item> = (item: Item, index: number, props: { style: object; offsetX: number }) => Drawn

interface RowProps {
  item: unknown
  index: number
  style: object
  offsetX: number
  draw: DrawRow<unknown>
  /** New with every step, and does the same: the first one is kept. */
  setNode: (item: unknown, node: HTMLElement | null) => void
}

const Row = memo(
  function Row({ item, index, style, offsetX, draw, setNode }: RowProps) {
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see `setNode`
    const ref = useCallback((node: HTMLElement | null) => setNode(item, node), [item])
    return cloneElement(draw(item, index, { style, offsetX }), { ref })
  },
  (before, now) =>
    before.item === now.item &&
    before.index === now.index &&
    before.style === now.style &&
    before.offsetX === now.offsetX &&
    before.draw === now.draw,
)

/** The rows from the first to the last in sight. */
export default function useRows<Item>(
  items: readonly Item[],
  first: number,
  last: number,
  width: number | undefined,
  offsetX: number,
  setNode: (item: Item, node: HTMLElement | null) => void,
  draw: DrawRow<Item>,
  { getKey }: { getKey: (item: Item) => string },
) {
  const style = useMemo(() => ({ width }), [width])
  return items.slice(first, last + 1).map((item, at) =>
    createElement(Row, {
      key: getKey(item),
      item,
      index: first + at,
      style,
      offsetX,
      draw: draw as DrawRow<unknown>,
      setNode: setNode as RowProps['setNode'],
    }),
  )
}
