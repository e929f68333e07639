import { Alert, Progress, Select } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import type { Mark } from './watermark'
import type { OpenDocument } from './useOpenedDocument'
import { PrintSheets, type Sheet } from './PrintSheets'
import { MOST_SHEETS, PAPER_DOTS, partsOf } from './printSheets'

interface PrintDialogProps {
  opened: OpenDocument
  name: string
  mark: Mark
  /** The print window opens. */
  onPrint: () => void
  onClose: () => void
}

/** How far the sheets are: not asked for, painted one after the other, there, or given up by what paints them. */
type Stage = 'asked' | { done: number } | readonly Sheet[] | 'gone'

const isThere = (stage: Stage): stage is readonly Sheet[] => Array.isArray(stage)

/** Puts a whole document on paper, each page with its mark in its pixels. */
export function PrintDialog({ opened, name, mark, onPrint, onClose }: PrintDialogProps) {
  const t = useTranslations('viewer')
  const id = useId()
  const parts = partsOf(opened.pages)
  const [at, setAt] = useState(0)
  const [stage, setStage] = useState<Stage>('asked')
  const running = useRef<AbortController>(null)
  const held = useRef<string[]>([])
  const part = parts[at]!
  const count = part.to - part.from + 1
  const isBusy = typeof stage === 'object' && !isThere(stage)

  const release = () => {
    running.current?.abort()
    for (const url of held.current) URL.revokeObjectURL(url)
    held.current = []
  }
  useEffect(() => release, [])

  async function paint() {
    release()
    const control = new AbortController()
    running.current = control
    const sheets: Sheet[] = []
    for (let page = part.from; page <= part.to; page += 1) {
      setStage({ done: page - part.from })
      const painting = {
        document: opened.document,
        page,
        zoom: 1,
        ratio: PAPER_DOTS,
        rotation: 0,
        mark,
        found: '',
      } as const
      const answer = await opened.port.ask({ kind: 'print', ...painting }, control.signal)
      if (control.signal.aborted) return
      if (!answer.ok && answer.reason === 'gone') return setStage('gone')
      const picture = answer.ok ? URL.createObjectURL(answer.value.picture) : null
      if (picture !== null) held.current.push(picture)
      sheets.push({ page, picture, size: answer.ok ? answer.value.size : opened.first })
    }
    setStage(sheets.every(({ picture }) => picture === null) ? 'gone' : sheets)
  }

  function goOn() {
    release()
    if (at === parts.length - 1) return onClose()
    setStage('asked')
    setAt(at + 1)
  }

  return (
    <Dialog
      open
      title={t('viewer:print.title', { name })}
      okText={t('viewer:print.do')}
      okButtonProps={{ disabled: isThere(stage), loading: isBusy }}
      onOk={() => void paint()}
      cancelText={t(isThere(stage) ? 'actions.close' : 'actions.cancel')}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <p>{t('viewer:print.text')}</p>
      {parts.length > 1 && (
        <>
          <label htmlFor={id}>{t('viewer:print.part', { max: MOST_SHEETS })}</label>
          <Select
            id={id}
            style={{ width: '100%' }}
            disabled={isBusy || isThere(stage)}
            value={at}
            onChange={setAt}
            options={parts.map((each, value) => ({ value, label: t('viewer:print.pages', { ...each }) }))}
          />
        </>
      )}
      <p role="status">
        {isThere(stage)
          ? t('viewer:print.ready')
          : isBusy && t('viewer:print.running', { done: stage.done, pages: count })}
      </p>
      {isBusy && (
        <Progress
          percent={Math.round((stage.done / count) * 100)}
          aria-label={t('viewer:print.title', { name })}
          showInfo={false}
        />
      )}
      {stage === 'gone' && <Alert type="error" showIcon role="alert" title={t('viewer:bad.gone')} />}
      {isThere(stage) && <PrintSheets sheets={stage} onPrint={onPrint} onPrinted={goOn} />}
    </Dialog>
  )
}
