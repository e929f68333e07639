import { useId, useMemo, useRef } from 'react'
import { PRINT_WIDTH, usePrintMode } from '@/shared/ui/print'
import { useSize } from '@/shared/ui/useSize'
import type { ChartContext } from '../charts'
import styles from './headline.module.css'
import { layoutOf, rangeOf, type RangeSource } from './valueRange'
import { widthOf, formatRange } from './formatRange'

/** From this width (pixels) on, row names are shown at the left. */
const MIN_WIDE = 520
const NAMES_WIDTH = 160
/** Half of a scale label: one is centred on each end. */
const MARGIN = 22
const BAR = 16
const DOT = 3.5

const circle = (x: number, y: number) =>
  `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`

interface RangeDrawingProps {
  content: RangeSource
  context: Pick<ChartContext, 't' | 'currency' | 'language'>
}

/**
 * P10, P50, P90, the value and the quartiles of comparable deals on one scale, drawn for the available width or for
 * print.
 */
export function RangeDrawing({ content, context }: RangeDrawingProps) {
  const element = useRef<HTMLDivElement>(null)
  const size = useSize(element, 'clientWidth', MIN_WIDE)
  const width = usePrintMode(({ isPrinted }) => isPrinted) ? PRINT_WIDTH : size
  const hatch = useId()
  const range = useMemo(() => rangeOf(content), [content])
  const texts = useMemo(() => formatRange(range, content, context), [range, content, context])
  const isWide = width >= MIN_WIDE
  const left = isWide ? NAMES_WIDTH : MARGIN
  const layout = useMemo(
    () =>
      layoutOf(range, width - left - MARGIN, (mark) => {
        const { name, value } = texts.marks[mark]
        return Math.max(widthOf(name), widthOf(value))
      }),
    [range, texts, width, left],
  )
  const { zero, bar, marks, box, deals, beyond } = layout
  const { compared, simulated } = texts
  const [top, middle] = [44, 92]
  const isBeyond = beyond.below + beyond.above > 0
  const bottom = (box ? middle : top + BAR / 2) + (isBeyond ? 30 : 18)
  const noteAt = isWide ? null : bottom + 42
  const end = width - left - MARGIN
  const height = noteAt === null ? bottom + 24 : noteAt + (compared ? 24 : 6)

  return (
    <div ref={element} className={styles.range}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.summary}
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={styles.lossGround} />
            <line x1="0" y1="0" x2="0" y2="6" className={styles.lossLine} />
          </pattern>
        </defs>
        {isWide && (
          <g>
            <text x="0" y={bottom + 18} className={styles.rangeSoft}>
              {texts.unit}
            </text>
            <text x="0" y={top + 5}>
              {simulated.name}
            </text>
            <text x="0" y={top + 23} className={styles.rangeSoft}>
              {simulated.count}
            </text>
            {compared && (
              <>
                <text x="0" y={middle - 4}>
                  {compared.name} <tspan className={styles.rangeSoft}>{compared.count}</tspan>
                </text>
                <text x="0" y={middle + 14} className={styles.rangeSoft}>
                  {compared.quartiles}
                </text>
              </>
            )}
          </g>
        )}
        <g transform={`translate(${left} 0)`}>
          {layout.ticks.map(({ at, amount }) => (
            <g key={amount}>
              <line
                x1={at}
                x2={at}
                y1={top - 8}
                y2={bottom}
                className={amount === 0 ? styles.zero : styles.grid}
              />
              <text x={at} y={bottom + 18} textAnchor="middle" className={styles.rangeSoft}>
                {texts.tick(amount)}
              </text>
            </g>
          ))}
          {bar.from < zero && (
            <rect
              x={bar.from}
              width={Math.min(bar.to, zero) - bar.from}
              y={top}
              height={BAR}
              fill={`url(#${hatch})`}
            />
          )}
          {bar.to > zero && (
            <rect
              x={Math.max(bar.from, zero)}
              width={bar.to - Math.max(bar.from, zero)}
              y={top}
              height={BAR}
              className={styles.gainGround}
            />
          )}
          <line x1={bar.from} x2={bar.from} y1={top - 2} y2={top + BAR + 2} className={styles.end} />
          <line x1={bar.to} x2={bar.to} y1={top - 2} y2={top + BAR + 2} className={styles.end} />
          <line x1={marks.p50} x2={marks.p50} y1={top - 4} y2={top + BAR + 4} className={styles.median} />
          {box && (
            <g>
              <rect
                x={box.from}
                width={Math.max(1, box.to - box.from)}
                y={middle - BAR / 2}
                height={BAR}
                rx="2"
                className={styles.box}
              />
              <line
                x1={box.middle}
                x2={box.middle}
                y1={middle - BAR / 2}
                y2={middle + BAR / 2}
                className={styles.median}
              />
              <path d={deals.map((at) => circle(at, middle)).join('')} className={styles.deal} />
              {beyond.below > 0 && (
                <text x="0" y={middle + 24} className={styles.rangeSoft}>
                  ‹ {texts.beyond(beyond.below)}
                </text>
              )}
              {beyond.above > 0 && (
                <text x={end} y={middle + 24} textAnchor="end" className={styles.rangeSoft}>
                  {texts.beyond(beyond.above)} ›
                </text>
              )}
            </g>
          )}
          <line x1={marks.rnpv} x2={marks.rnpv} y1={top - 8} y2={bottom} className={styles.value} />
          <path d={`M${marks.rnpv} ${top + 3}l5 5-5 5-5-5z`} className={styles.valueMark} />
          {layout.labels.map(({ mark, at }) => (
            <g key={mark} textAnchor="middle" className={mark === 'rnpv' ? styles.valueText : undefined}>
              <text x={at} y="12" className={mark === 'rnpv' ? undefined : styles.rangeSoft}>
                {texts.marks[mark].name}
              </text>
              <text x={at} y="28">
                {texts.marks[mark].value}
              </text>
            </g>
          ))}
          {noteAt !== null && (
            <g className={styles.rangeSoft}>
              <text x="0" y={noteAt}>
                {texts.unit}
              </text>
              {compared && (
                <text x={end} y={noteAt} textAnchor="end">
                  {`${compared.name} ${compared.count}`}
                </text>
              )}
              {compared && (
                <text x={end} y={noteAt + 18} textAnchor="end">
                  {compared.quartiles}
                </text>
              )}
            </g>
          )}
        </g>
      </svg>
    </div>
  )
}
