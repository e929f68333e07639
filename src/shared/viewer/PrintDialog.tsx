import { Alert, Progress, Select } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { fetchPicture } from './pictures'
import { PrintSheets, type Sheet } from './PrintSheets'
import { MAX_SHEETS, PRINT_WIDTH, printPartsOf } from './printSheets'
import type { OpenView } from './useView'

interface PrintDialogProps {
  view: OpenView
  name: string
  onClose: () => void
}

/** Progress of the sheets: not started, being loaded, ready, or failed. */
type PrintStage = 'asked' | { done: number } | readonly Sheet[] | 'failed'

const isReady = (stage: PrintStage): stage is readonly Sheet[] => Array.isArray(stage)

/** Prints a document with the watermark in each page's pixels; the server records each page. */
export function PrintDialog({ view, name, onClose }: PrintDialogProps) {
  const t = useTranslations('viewer')
  const id = useId()
  const parts = printPartsOf(view.pages.length)
  const [partIndex, setPartIndex] = useState(0)
  const [stage, setStage] = useState<PrintStage>('asked')
  const running = useRef<AbortController>(null)
  const objectUrls = useRef<string[]>([])
  const part = parts[partIndex]!
  const count = part.to - part.from + 1
  const isBusy = typeof stage === 'object' && !isReady(stage)

  const release = () => {
    running.current?.abort()
    for (const url of objectUrls.current) URL.revokeObjectURL(url)
    objectUrls.current = []
  }
  useEffect(() => release, [])

  async function load() {
    release()
    const control = new AbortController()
    running.current = control
    const sheets: Sheet[] = []
    for (let page = part.from; page <= part.to; page += 1) {
      setStage({ done: page - part.from })
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that it can be cancelled
      const answer = await fetchPicture(
        view,
        { page, width: PRINT_WIDTH, use: 'print' },
        { signal: control.signal },
      )
      if (control.signal.aborted) return
      const picture = answer.ok ? URL.createObjectURL(answer.data) : null
      if (picture !== null) objectUrls.current.push(picture)
      sheets.push({ page, picture, size: view.pages[page - 1] ?? view.first })
    }
    setStage(sheets.every(({ picture }) => picture === null) ? 'failed' : sheets)
  }

  function nextPart() {
    release()
    if (partIndex === parts.length - 1) return onClose()
    setStage('asked')
    setPartIndex(partIndex + 1)
  }

  return (
    <Dialog
      open
      title={t('viewer:print.title', { name })}
      okText={t('viewer:print.do')}
      okButtonProps={{ disabled: isReady(stage), loading: isBusy }}
      onOk={() => void load()}
      cancelText={t(isReady(stage) ? 'actions.close' : 'actions.cancel')}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <p>{t('viewer:print.text')}</p>
      {parts.length > 1 && (
        <>
          <label htmlFor={id}>{t('viewer:print.part', { max: MAX_SHEETS })}</label>
          <Select
            id={id}
            style={{ width: '100%' }}
            disabled={isBusy || isReady(stage)}
            value={partIndex}
            onChange={setPartIndex}
            options={parts.map((each, value) => ({ value, label: t('viewer:print.pages', { ...each }) }))}
          />
        </>
      )}
      <p role="status">
        {isReady(stage)
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
      {stage === 'failed' && <Alert type="error" showIcon role="alert" title={t('viewer:print.failed')} />}
      {isReady(stage) && <PrintSheets sheets={stage} onPrinted={nextPart} />}
    </Dialog>
  )
}
