import { useQuery } from '@tanstack/react-query'
import axios from 'axios'
import {
  Form,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigation,
  useRouteError,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import * as z from 'zod'

/** Echoes the request, see `vite.config.ts`. */
const ECHO = '/echo'

const CALLS: Record<string, () => Promise<{ data: unknown }>> = {
  'get with params': () =>
    axios.get(ECHO, { params: { name: 'a b', ids: [1, 2], none: undefined, in: { depth: 1 } } }),
  'post of JSON': () => axios.post(ECHO, { name: '中文' }),
  'multipart object': () =>
    axios.post(
      ECHO,
      { name: 'Alpha', tags: ['a', 'b'], file: new Blob(['text'], { type: 'text/plain' }) },
      { headers: { 'Content-Type': 'multipart/form-data' } },
    ),
  'form data': () => axios.postForm(ECHO, { name: 'Alpha', nested: { deep: true } }),
  'URL-encoded': () => axios.post(ECHO, new URLSearchParams({ name: 'a b' })),
  'basic auth and base URL': () =>
    axios.create({ baseURL: ECHO, auth: { username: 'u', password: 'p' } }).get('/sub'),
  'fetch adapter': () => axios.get(ECHO, { adapter: 'fetch', params: { by: 'fetch' } }),
  'a status that is refused': () =>
    axios.get(ECHO, { validateStatus: () => false }).catch((error: unknown) => ({
      data: axios.isAxiosError(error) && [error.code, error.message, error.response?.status],
    })),
}

function Call({ name }: { name: string }) {
  const { data } = useQuery({ queryKey: [name], queryFn: async () => (await CALLS[name]!()).data })
  return (
    <li>
      {name}: {data === undefined ? 'waiting' : JSON.stringify(data)}
    </li>
  )
}

const Drug = z.object({
  name: z.string().min(2).describe('As registered'),
  phase: z.number().int().positive().optional(),
  owner: z.union([z.email(), z.uuid()]).nullable(),
  tags: z.array(z.enum(['new', 'old'])).default([]),
  kind: z.discriminatedUnion('type', [
    z.object({ type: z.literal('small'), weight: z.number() }),
    z.object({ type: z.literal('large'), sequence: z.string().regex(/^[A-Z]+$/) }),
  ]),
})

const WRONG = { name: 'A', phase: 1.5, owner: 'nobody', tags: ['else'], kind: { type: 'none' } }

export const loadGreeting = ({ request }: LoaderFunctionArgs) => ({
  greeting: `Hello, ${new URL(request.url).searchParams.get('name') ?? 'you'}`,
})

export async function answerAction({ request }: ActionFunctionArgs) {
  const given = await request.formData()
  return { answer: `${request.method}: ${(given.get('text') as string).toUpperCase()}` }
}

export const refuseToLoad = () => {
  throw Response.json({ reason: 'Not here' }, { status: 404 })
}

export function LoadFailure() {
  return <p>Failed to load: {JSON.stringify(useRouteError())}</p>
}

function Router() {
  const { greeting } = useLoaderData<typeof loadGreeting>()
  const acted = useActionData<typeof answerAction>()
  const fetcher = useFetcher<typeof answerAction>()
  const { state } = useNavigation()
  const [params, setParams] = useSearchParams()
  return (
    <>
      <p>
        {greeting}, {state}, {params.get('name') ?? 'nobody'}
      </p>
      <button type="button" onClick={() => setParams({ name: 'Ann' })}>
        Call me Ann
      </button>
      <Form method="post">
        <input name="text" defaultValue="form" aria-label="Text" />
        <button type="submit">Submit to the action</button>
      </Form>
      <p>Action: {acted?.answer}</p>
      <button type="button" onClick={() => void fetcher.submit({ text: 'fetched' }, { method: 'put' })}>
        Submit by a fetcher
      </button>
      <p>
        Fetcher: {fetcher.state}, {fetcher.data?.answer}
      </p>
    </>
  )
}

export const Libraries = () => (
  <>
    <section aria-label="axios">
      <ul>
        {Object.keys(CALLS).map((name) => (
          <Call key={name} name={name} />
        ))}
      </ul>
    </section>
    <section aria-label="zod">
      <pre>{JSON.stringify(z.toJSONSchema(Drug), null, 2)}</pre>
      <pre>{z.prettifyError(Drug.safeParse(WRONG).error!)}</pre>
    </section>
    <section aria-label="react-router">
      <Router />
    </section>
  </>
)
