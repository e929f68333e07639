import { DownloadOutlined } from '@ant-design/icons'
import { call } from '@/shared/api'
import { fileApi } from '@/shared/files/api'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useText } from '@/shared/texts'
import { ViewStored } from '@/shared/viewer/ViewStored'
import type { Concept } from '../model/answers'
import styles from './detail.module.css'

/** A file of a concept: who put it there and when, to be saved; or that there is none. */
export function FileFact({ file, missing }: { file: Concept['firstRecord']; missing: string }) {
  const t = useText('conceptsDetail', 'parts')
  if (!file) return <p className="cell-note">{missing}</p>
  const { originalName: name, fileName, size, by, time } = file
  return (
    <div className={styles.conceptFile}>
      <div>
        <span className={styles.conceptFileName}>{name}</span>{' '}
        <span className="cell-note">
          <SizeText bytes={size} />
        </span>
        <div className="cell-note">
          {t('conceptsDetail:file.by', { name: by })} <TimeText time={time} />
        </div>
      </div>
      <ViewStored fileName={fileName} name={name} />
      <FileButton
        icon={<DownloadOutlined />}
        aria-label={t('parts:download.stored', { name })}
        fetchFile={(options) => call(fileApi.resource, { query: { resource: fileName } }, options)}
        fallbackName={name}
      >
        {t('conceptsDetail:file.download')}
      </FileButton>
    </div>
  )
}
