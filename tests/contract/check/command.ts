import { checkBackend } from './check'
import { readBase, textOf } from './declared'
import { readHar } from './har'
import { checkRecording } from './recording'
import { isProblem, tableOf, type Line } from './table'

export interface Options {
  base?: string
  token?: string
  write: boolean
  har?: string
}

/** Output of the command and its exit code: 1 after a problem, 2 if nothing could be checked. */
interface CommandResult {
  text: string
  code: 0 | 1 | 2
}

const USAGE = `npm run contract -- --base https://host/prod-api --token TOKEN [--write]
npm run contract -- --har FILE [--base https://host/prod-api]

  --base   address of the API; without --write it is only read from
  --token  of a signed-in account (or the variable CONTRACT_TOKEN); it is never printed
  --write  also makes the calls that change something: for an account made for tests only
  --har    a browser's recording in place of a running backend; --base where its API is not found by itself`

const failWith = (text: string): CommandResult => ({ text, code: 2 })

const codeOf = (lines: readonly Line[]) => (lines.some(isProblem) ? 1 : 0)

async function ofBackend({ base, token, write }: Options): Promise<CommandResult> {
  if (!base || !/^https?:\/\//.test(base) || !token) return failWith(USAGE)
  const lines = await checkBackend({ base: base.replace(/\/+$/, ''), token, isWriting: write })
  return { text: tableOf(lines), code: codeOf(lines) }
}

async function ofRecording(file: string, { base, write }: Options): Promise<CommandResult> {
  const asked = base === undefined ? undefined : readBase(base)
  if (write || asked === null) return failWith(USAGE)
  const recording = await readHar(file)
  if (!recording.ok) return failWith(`${file} ${recording.message}`)
  if (recording.value.exchanges.every(({ answer }) => !answer.blob || answer.blob.size === 0)) {
    return failWith(`${file} holds no answers: export the recording with its content`)
  }
  const checked = await checkRecording(recording.value, asked)
  if (!checked) {
    return failWith(
      asked
        ? `${file} holds no call below ${textOf(asked)}`
        : `${file} holds no declared call: record more screens, or name the address of the API with --base`,
    )
  }
  const leftOut = [...checked.skipped].map(([what, count]) => `${count} ${what}`).join(', ')
  return {
    text: [
      `calls below ${textOf(checked.base)}`,
      '',
      tableOf(checked.lines),
      ...(leftOut ? [`entries left out: ${leftOut}`] : []),
    ].join('\n'),
    code: codeOf(checked.lines),
  }
}

export const contract = (options: Options): Promise<CommandResult> =>
  options.har === undefined ? ofBackend(options) : ofRecording(options.har, options)
