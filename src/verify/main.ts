// Page that verifies a bundle offline; built into a single file by build/verifier.ts.
import { checkBundle, type BundleReport } from '@/features/rooms/domain/log/bundle'
import type { LogFinding } from '@/features/rooms/domain/log/check'
import { formatThumbprint, isThumbprint } from '@/features/rooms/domain/log/signature'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { formatDigits } from '@/shared/lib/formatDigits'
import en from './locales/en.json'
import zh from './locales/zh.json'

type Texts = typeof zh

const byId = (id: string) => document.getElementById(id)!

let texts: Texts = navigator.language.startsWith('zh') ? zh : en
let shown: { report: BundleReport; file: string } | null = null
/** Incremented per file: results of a replaced file are not shown. */
let latestRun = 0

const fillIn = (text: string, values: object) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) =>
    String((values as Record<string, string | number>)[name] ?? ''),
  )

/** Lets the browser paint and handle events. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

function findingText(finding: LogFinding): string {
  const { finding: labels } = texts
  if (finding.kind === 'missing' && finding.to === finding.seq) return fillIn(labels.missingOne, finding)
  return fillIn(labels[finding.kind], finding)
}

function element(name: string, text: string, className = '') {
  const made = document.createElement(name)
  made.textContent = text
  made.className = className
  return made
}

function showFacts(
  { manifest, fingerprint, signature, count }: Extract<BundleReport, { kind: 'checked' }>,
  file: string,
) {
  const { fact } = texts
  const facts: [name: string, value: string, className?: string][] = [
    [fact.file, file],
    [fact.room, showHiddenCharacters(manifest.room.name)],
    [fact.period, `${manifest.from} – ${manifest.to}`],
    [fact.made, manifest.time],
    [fact.entries, String(count)],
    [fact.signature, texts.signature[signature]],
    [fact.fingerprint, formatThumbprint(fingerprint), 'wide'],
  ]
  byId('facts').replaceChildren(
    ...facts.map(([name, value, className]) => {
      const pair = document.createElement('div')
      pair.className = className ?? ''
      pair.append(element('dt', name), element('dd', value))
      return pair
    }),
  )
}

const published = byId('published') as HTMLInputElement

/** Result of the comparison with the fingerprint that the user has entered. */
function comparisonOf(fingerprint: string): 'none' | 'incomplete' | 'same' | 'different' {
  if (published.value.trim() === '') return 'none'
  const isSame = isThumbprint(published.value, fingerprint)
  return isSame === null ? 'incomplete' : isSame ? 'same' : 'different'
}

/** Only a log that is intact and signed with the key that the room has published is good. */
function verdictOf({ signature, finding, fingerprint }: Extract<BundleReport, { kind: 'checked' }>) {
  const comparison = comparisonOf(fingerprint)
  if (finding) return { state: 'bad', text: texts.broken }
  if (signature === 'unchecked') return { state: 'open', text: texts.signature.unchecked }
  if (signature !== 'valid') return { state: 'bad', text: texts.broken }
  if (comparison === 'different') return { state: 'bad', text: texts.unpublished }
  return comparison === 'same'
    ? { state: 'good', text: texts.intact }
    : { state: 'open', text: texts.unconfirmed }
}

function showVerdict({ state, text }: { state: string; text: string }, messages: readonly string[]) {
  const verdict = byId('verdict')
  verdict.textContent = text
  verdict.dataset.state = state
  byId('findings').replaceChildren(...messages.map((message) => element('li', message)))
}

function show() {
  const compared = byId('compared')
  compared.textContent = ''
  if (!shown) return
  const { report, file } = shown
  byId('report').hidden = false
  if (report.kind === 'unreadable') {
    showVerdict(
      {
        state: 'bad',
        text: fillIn(texts.unreadable[report.reason], { file: showHiddenCharacters(report.file) }),
      },
      [],
    )
    byId('facts').replaceChildren()
    return
  }
  const { manifest, signature, finding, count, fingerprint } = report
  const comparison = comparisonOf(fingerprint)
  const isIntact = signature === 'valid' && finding === null
  showVerdict(verdictOf(report), [
    ...(isIntact ? [fillIn(texts.intactNote, { ...manifest, count: formatDigits(count, 0, 0) })] : []),
    ...(finding ? [findingText(finding)] : []),
    ...(signature === 'valid' ? [] : [texts.signature[signature]]),
    ...(comparison === 'different' && !isIntact ? [texts.unpublished] : []),
  ])
  showFacts(report, file)
  compared.textContent = comparison === 'none' ? '' : texts.compared[comparison]
}

async function open(file: File | undefined) {
  if (!file) return
  latestRun += 1
  const ownRun = latestRun
  shown = null
  byId('report').hidden = true
  const busy = byId('busy')
  const onProgress = (read: number, all: number) => {
    if (ownRun === latestRun)
      busy.textContent = fillIn(texts.busy, { percent: Math.floor((read / all) * 100) })
  }
  onProgress(0, 1)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const report = await checkBundle(bytes, { onProgress, pause })
  if (ownRun !== latestRun) return
  busy.textContent = ''
  shown = { report, file: showHiddenCharacters(file.name) }
  show()
}

function speak(next: Texts) {
  texts = next
  document.documentElement.lang = texts === zh ? 'zh-CN' : 'en'
  document.title = texts.title
  for (const each of document.querySelectorAll<HTMLElement>('[data-text]')) {
    each.textContent = texts[each.dataset.text as keyof Texts] as string
  }
  show()
}

byId('language').addEventListener('click', () => speak(texts === zh ? en : zh))
byId('file').addEventListener('change', ({ target }) => void open((target as HTMLInputElement).files?.[0]))
published.addEventListener('input', show)
const drop = byId('drop')
for (const kind of ['dragenter', 'dragover']) {
  document.addEventListener(kind, (event) => {
    event.preventDefault()
    drop.dataset.over = ''
  })
}
for (const kind of ['dragleave', 'drop']) document.addEventListener(kind, () => delete drop.dataset.over)
document.addEventListener('drop', (event) => {
  event.preventDefault()
  void open(event.dataTransfer?.files[0])
})
speak(texts)
