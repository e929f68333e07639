import {
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  LeftOutlined,
  MinusOutlined,
  MoreOutlined,
  PlusOutlined,
  PrinterOutlined,
  QuestionCircleOutlined,
  RightOutlined,
  RotateRightOutlined,
  SearchOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useRef, useState, type ReactNode } from 'react'
import { formatPercent } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { nextZoom, ZOOM, type Zoom } from './pageLayout'
import { useInnerSize } from './useViewport'
import styles from './viewer.module.css'

export type Pane = 'outline' | 'search' | 'keys'

interface ToolProps {
  name: string
  icon: ReactNode
  onClick: () => void
  isOn?: boolean
  disabled?: boolean
}

export function Tool({ name, icon, onClick, isOn, disabled = false }: ToolProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={name}
      title={name}
      disabled={disabled}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn, className: isOn ? styles.toolOn! : '' })}
      onClick={onClick}
    />
  )
}

interface PageFieldProps {
  page: number
  pages: number
  onGo: (page: number) => void
}

/** Current page, editable: applied on Enter or blur. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const t = useTranslations('viewer')
  const [typed, setTyped] = useState<string | null>(null)
  const problem = useId()
  const value = Number((typed ?? '').normalize('NFKC').trim())
  const isInvalid =
    typed !== null && typed.trim() !== '' && !(Number.isInteger(value) && value >= 1 && value <= pages)
  const commit = () => {
    if (isInvalid) return
    if (typed !== null && typed.trim() !== '') onGo(value)
    setTyped(null)
  }
  return (
    <span className={styles.pageField}>
      <Input
        aria-label={t('viewer:tool.page', { pages })}
        aria-invalid={isInvalid}
        {...(isInvalid ? { 'aria-describedby': problem, status: 'error' } : {})}
        inputMode="numeric"
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={commit}
        onBlur={() => (isInvalid ? setTyped(null) : commit())}
      />
      <span aria-hidden>/ {pages}</span>
      {isInvalid && (
        <span id={problem} className={styles.problem} role="alert">
          {t('viewer:tool.pageWrong', { pages })}
        </span>
      )}
    </span>
  )
}

interface ToolbarProps extends PageFieldProps {
  zoom: number
  onZoom: (zoom: Zoom) => void
  /** Null for pages that are not rotated. */
  onTurn: (() => void) | null
  isFull: boolean
  onFull: () => void
  pane: Pane | null
  onPane: (pane: Pane) => void
  hasOutline: boolean
  canSearch: boolean
  /** Null if printing is not allowed. */
  onPrint: (() => void) | null
  title: ReactNode
  tools: ReactNode
}

/** Px below which rarely used tools move behind "more", so that the toolbar takes two rows at most. */
const NARROW = 560

export function Toolbar({
  page,
  pages,
  onGo,
  zoom,
  onZoom,
  onTurn,
  isFull,
  onFull,
  pane,
  onPane,
  hasOutline,
  canSearch,
  onPrint,
  title,
  tools,
}: ToolbarProps) {
  const t = useTranslations('viewer')
  const bar = useRef<HTMLDivElement>(null)
  const { width } = useInnerSize(bar)
  const isNarrow = width > 0 && width < NARROW
  const [isMoreOpen, setMoreOpen] = useState(false)
  const viewTools = (
    <>
      <Tool name={t('viewer:tool.width')} icon={<ColumnWidthOutlined />} onClick={() => onZoom('width')} />
      <Tool name={t('viewer:tool.whole')} icon={<ColumnHeightOutlined />} onClick={() => onZoom('page')} />
      {onTurn && <Tool name={t('viewer:tool.turn')} icon={<RotateRightOutlined />} onClick={onTurn} />}
      <Tool
        name={t(isFull ? 'viewer:tool.leaveFull' : 'viewer:tool.full')}
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onClick={onFull}
      />
    </>
  )
  const keys = (
    <Tool
      name={t('viewer:tool.keys')}
      icon={<QuestionCircleOutlined />}
      isOn={pane === 'keys'}
      onClick={() => onPane('keys')}
    />
  )
  const print = onPrint && (
    <Tool name={t('viewer:tool.print')} icon={<PrinterOutlined aria-hidden />} onClick={onPrint} />
  )
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={t('viewer:tool.bar')}>
      {title}
      <span className={styles.group}>
        <Tool
          name={t('viewer:tool.previous')}
          icon={<LeftOutlined />}
          disabled={page <= 1}
          onClick={() => onGo(page - 1)}
        />
        <PageField page={page} pages={pages} onGo={onGo} />
        <Tool
          name={t('viewer:tool.next')}
          icon={<RightOutlined />}
          disabled={page >= pages}
          onClick={() => onGo(page + 1)}
        />
      </span>
      <span className={styles.group}>
        <Tool
          name={t('viewer:tool.smaller')}
          icon={<MinusOutlined />}
          disabled={zoom <= ZOOM.min}
          onClick={() => onZoom(nextZoom(zoom, -1))}
        />
        <Button type="text" title={t('viewer:tool.actual')} onClick={() => onZoom(1)}>
          {formatPercent(zoom, 0)}
        </Button>
        <Tool
          name={t('viewer:tool.larger')}
          icon={<PlusOutlined aria-hidden />}
          disabled={zoom >= ZOOM.max}
          onClick={() => onZoom(nextZoom(zoom, 1))}
        />
        {!isNarrow && viewTools}
      </span>
      <span className={styles.group}>
        {hasOutline && (
          <Tool
            name={t('viewer:tool.outline')}
            icon={<UnorderedListOutlined />}
            isOn={pane === 'outline'}
            onClick={() => onPane('outline')}
          />
        )}
        {canSearch && (
          <Tool
            name={t('viewer:tool.search')}
            icon={<SearchOutlined />}
            isOn={pane === 'search'}
            onClick={() => onPane('search')}
          />
        )}
        {isNarrow ? (
          <Tool
            name={t('viewer:tool.more')}
            icon={<MoreOutlined />}
            isOn={isMoreOpen}
            onClick={() => setMoreOpen((before) => !before)}
          />
        ) : (
          keys
        )}
      </span>
      {!isNarrow && print}
      {tools}
      {isNarrow && isMoreOpen && (
        <span className={styles.group}>
          {viewTools}
          {keys}
          {print}
        </span>
      )}
    </div>
  )
}
