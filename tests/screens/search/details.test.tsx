import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { drugDetail, trialDetail } from '@mocks/search/details'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const answering = (path: string, data: unknown) =>
  http.get(`*${API_BASE}/search${path}`, () => HttpResponse.json({ code: 200, data }))

const MSD = { id: 'msd', nameEn: 'Merck & Co. (MSD)', nameZh: '默沙东' }
const LUNG = { id: 'nsclc', nameEn: 'Non-small cell lung cancer', nameZh: '非小细胞肺癌' }

/** A drug that fills every block that the public facts leave empty. */
const full = () => ({
  ...drugDetail('pembrolizumab'),
  mechanismEn: 'Blocks PD-1',
  timeline: [
    { indication: LUNG, stage: 'phase3', date: '2014-08' },
    { indication: LUNG, stage: 'listed', date: '2016', region: 'US', company: MSD },
  ],
  patents: [{ number: 'DEMO-1', kind: 'compound', region: 'US', filed: '2008-06-13', expires: '2028-06-13' }],
  exclusivity: [{ region: 'US', kind: 'orphan', expires: '2030-01-01' }],
  deals: [
    { date: '2020-09-14', kind: 'license', from: MSD, to: null, currency: 'USD', upfront: 6e8, total: 2.6e9 },
  ],
  sales: [{ year: 2024, amount: 29_482_000_000, currency: 'USD' }],
})

const block = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest<HTMLElement>('section')!

/** Opens the data table of a chart, which is rendered only near the viewport. */
async function tableOf(user: Awaited<ReturnType<typeof renderScreen>>['user'], part: HTMLElement) {
  await user.click(await within(part).findByRole('button', { name: /Show table/ }))
  return within(part).findByRole('table')
}

/** Opens a section through the page navigation. */
const part = async (user: Awaited<ReturnType<typeof renderScreen>>['user'], name: string) =>
  user.click(
    within(await screen.findByRole('navigation', { name: /^\w+ sections$/ })).getByRole('link', { name }),
  )

const keyFact = async (name: string) =>
  within((await screen.findByRole('heading', { level: 1 })).closest('header')!).getByText(name, {
    selector: 'dt',
  }).parentElement!

test('the page of a drug has all its sections, cross-linked', async () => {
  server.use(answering('/drug/pembrolizumab', full()))
  const { user, address } = await renderScreen('/search/drug/pembrolizumab', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'pembrolizumab' })
  await waitFor(() => expect(document.title).toContain('pembrolizumab'))
  expect(await block('Overview')).toHaveTextContent('Keytruda')
  expect(screen.queryByText(/^Not in this catalogue:/)).not.toBeInTheDocument()

  const development = await tableOf(user, await block('Development'))
  expect(within(development).getAllByRole('row')[1]).toHaveTextContent('Phase III2014-08')
  expect(within(development).getAllByRole('row')[2]).toHaveTextContent('2016United StatesMerck')

  await part(user, 'Indications and trials')
  expect(address()).toBe('/search/drug/pembrolizumab?tab=pipeline')
  const trials = await block('Clinical trials')
  expect(await within(trials).findByRole('row', { name: /NCT02142738/ })).toBeInTheDocument()
  const all = within(trials).getByRole('link', { name: /Show all/ })
  expect(all).toHaveAttribute('href', '/search?mode=trial&drug=pembrolizumab')

  await part(user, 'Rights and protection')
  expect(await block('Patents')).toHaveTextContent('DEMO-1')
  expect(await block('Exclusivity')).toHaveTextContent('Orphan')
  await part(user, 'Deals and sales')
  expect(await block('Deals')).toHaveTextContent('$2.60B')
  expect(await block('Sales')).toHaveTextContent('$29.48B')

  await part(user, 'Overview')
  await user.click(within(await block('Targets and mechanism')).getByRole('link', { name: /PD-1/ }))
  await screen.findByRole('heading', { level: 1, name: /PD-1/ })
  expect(address()).toBe('/search/target/pd1')
})

test('empty sections are summed up in one line as missing in this catalogue', async () => {
  await renderScreen('/search/drug/anlotinib?tab=market', { as: 'analyst' })
  expect(await block('Targets and mechanism')).toHaveTextContent('Not in this catalogue')
  expect(await block('Development')).toHaveTextContent(
    /^DevelopmentLatest step: Marketed in Non-small cell .*1 indication with dates in this catalogue\.$/,
  )
  expect(
    screen.getByText('Not in this catalogue: Patents, Exclusivity, Deals, and Sales'),
  ).toBeInTheDocument()
})

test('empty sections are summed up in Chinese as well', async () => {
  await renderScreen('/search/drug/anlotinib', { as: 'analyst', language: 'zh' })
  expect(await screen.findByText(/^本目录未收录：.*专利.*销售/)).toBeInTheDocument()
})

test('patents state their source, and sales their year', async () => {
  const { user } = await renderScreen('/search/drug/ribociclib', { as: 'analyst' })
  await part(user, 'Rights and protection')
  const patents = await block('Patents')
  expect(patents).toHaveTextContent('US8415355')
  expect(patents).toHaveTextContent('Source: FDA Orange Book, patents, 2026')
  await part(user, 'Deals and sales')
  expect(await block('Sales')).toHaveTextContent('Novartis press release, full year 2020')
})

test('published facts show their source and year', async () => {
  const { user } = await renderScreen('/search/drug/osimertinib', { as: 'analyst' })
  const mechanism = await block('Targets and mechanism')
  expect(mechanism).toHaveTextContent('EGFR) tyrosine kinase inhibitorSource: WHO ATC index, 2026')
  const source = within(mechanism).getByRole('link', { name: 'WHO ATC index, 2026' })
  expect(source).toHaveAttribute('rel', 'noopener noreferrer')
  await part(user, 'Rights and protection')
  const exclusivity = await block('Exclusivity')
  expect(within(exclusivity).getByRole('row', { name: /Orphan exclusivity 2027-12-18/ })).toBeInTheDocument()
  expect(exclusivity).toHaveTextContent(/Source: FDA Orange Book, 2026$/)
})

test('a drug links to the valuations and projects about it', async () => {
  await renderScreen('/search/drug/pembrolizumab?tab=own', { as: 'admin' })
  expect(await screen.findByText('No valuation reports with “pembrolizumab” in the name')).toBeInTheDocument()
  const projects = (await screen.findByRole('heading', { name: 'Related projects (PD-1)' })).closest(
    'section',
  )!
  expect((await within(projects).findAllByRole('link')).length).toBeGreaterThan(0)
})

test('an indication links to the projects about it, matched by the name they use', async () => {
  await renderScreen('/search/indication/nsclc?tab=own', { as: 'admin' })
  const projects = await block('Related projects (Non-small cell lung cancer)')
  expect((await within(projects).findAllByRole('cell', { name: '非小细胞肺癌' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('heading', { name: 'My valuations' })).not.toBeInTheDocument()
})

test('the chart of an indication counts the same drugs as its header', async () => {
  const { user } = await renderScreen('/search/indication/nsclc', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Non-small cell lung cancer' })
  expect(await keyFact('Drugs')).toHaveTextContent('383')
  const pipeline = await block('Pipeline')
  expect(pipeline).toHaveTextContent(/383 drugs in this catalogue, \d+ marketed/)
  const table = await tableOf(user, pipeline)
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('Stage not in this catalogue1')
})

test('a block that cannot be read shows an error with a retry; the others stay', async () => {
  server.use(answering('/drug/pembrolizumab', { ...full(), sales: [{ year: 'many' }] }))
  const { user } = await renderScreen('/search/drug/pembrolizumab?tab=market', { as: 'analyst' })
  const sales = await block('Sales')
  expect(within(sales).getByRole('alert')).toHaveTextContent("Couldn't load this section")
  expect(await block('Deals')).toHaveTextContent('$2.60B')

  server.use(answering('/drug/pembrolizumab', full()))
  await user.click(within(sales).getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await block('Sales')).toHaveTextContent('$29.48B'))
})

test('a list inside the page fails alone and recovers alone', async () => {
  server.use(
    http.get(`*${API_BASE}/search/trial/list`, () => HttpResponse.json({ code: 500, msg: '试验库维护中' })),
  )
  const { user } = await renderScreen('/search/drug/pembrolizumab?tab=pipeline', { as: 'analyst' })
  const trials = await block('Clinical trials')
  expect(await within(trials).findByText('试验库维护中')).toBeInTheDocument()
  expect(await within(await block('Indications and stages')).findByRole('table')).toBeInTheDocument()

  server.resetHandlers()
  await user.click(within(trials).getByRole('button', { name: 'Try again' }))
  expect(await within(trials).findByRole('row', { name: /NCT02142738/ })).toBeInTheDocument()
})

test('an engineered drug shows its format and links to other drugs of that format', async () => {
  await renderScreen('/search/drug/trastuzumab-deruxtecan', { as: 'analyst' })
  const engineering = await block('Engineering')
  expect(engineering).toHaveTextContent(/Payload/)
  expect(engineering).toHaveTextContent('Drug-to-antibody ratio')
  const sameFormat = await block('Drugs of the same format: ADC')
  expect(await within(sameFormat).findByRole('link', { name: 'trastuzumab emtansine' })).toHaveAttribute(
    'href',
    '/search/drug/trastuzumab-emtansine',
  )
})

test('a drug is added to the comparison and removed again', async () => {
  const { user } = await renderScreen('/search/drug/pembrolizumab', { as: 'analyst' })
  const button = await screen.findByRole('button', { name: 'Add to compare' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Added to comparison' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Added to comparison' }))
  expect(await screen.findByRole('button', { name: 'Add to compare' })).toBeInTheDocument()
})

test('the page of an indication ranks its targets and gives the success rates of its area', async () => {
  const { user } = await renderScreen('/search/indication/nsclc', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Non-small cell lung cancer' })
  expect(await block('Overview')).toHaveTextContent('Oncology')
  const stages = await tableOf(user, await block('Pipeline'))
  expect(within(stages).getByRole('row', { name: /Approved|Listed|Marketed/ })).toBeInTheDocument()
  await part(user, 'Targets')
  expect(
    within(await block('Targets by number of drugs')).getByRole('link', { name: /PD-1/ }),
  ).toHaveAttribute('href', '/search/target/pd1')
  await part(user, 'Drugs')
  const approved = await block('Drugs approved for this indication')
  // Once for each region.
  expect(await within(approved).findAllByRole('link', { name: 'osimertinib' })).toHaveLength(2)
  // On the market and in a trial for this indication, but approved for another one.
  expect(within(approved).queryByRole('link', { name: 'sintilimab' })).not.toBeInTheDocument()

  await part(user, 'Success rates')
  const rates = await block('Success rate benchmark for the therapeutic area')
  const phase3 = await within(rates).findByRole('row', { name: /Phase III/ })
  expect(phase3).toHaveTextContent('47.7%BIO 20214,179')
  expect(within(rates).getByRole('row', { name: /Preclinical/ })).toHaveTextContent('69%Paul 2010—')
})

test('the page of a target counts its drugs by stage and modality', async () => {
  const { user, address } = await renderScreen('/search/target/pd1', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /PD-1/ })
  const table = await tableOf(user, await block('Drugs'))
  expect(within(table).getAllByRole('columnheader').at(-1)).toHaveTextContent('Total')
  await part(user, 'Clinical trials')
  expect(address()).toBe('/search/target/pd1?tab=trials')
  const trials = await block('Clinical trials')
  // The ten newest, with a link to all.
  expect(await within(trials).findAllByRole('row', { name: /Demo trial/ })).toHaveLength(10)
  expect(within(trials).getByRole('link', { name: /^Show all \d+$/ })).toHaveAttribute(
    'href',
    '/search?mode=trial&target=pd1',
  )
  await part(user, 'Indications and companies')
  expect(
    within(await block('Indications by number of drugs')).getByRole('link', { name: 'Melanoma' }),
  ).toHaveAttribute('href', '/search/indication/melanoma')
  for (const link of within(await block('Companies by number of drugs')).getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/search\/company\/[\w-]+$/))
})

test('the page of a company shows its pipeline, drugs and trials, and sums up empty sections in one line', async () => {
  const { user } = await renderScreen('/search/company/msd', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /MSD/ })
  expect(await block('Overview')).toHaveTextContent('United States')
  expect(await block('Pipeline')).toBeInTheDocument()
  expect(screen.getByText('Not in this catalogue: Deals')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Deals' })).not.toBeInTheDocument()
  await part(user, 'Drugs')
  const drugs = await block('Most advanced drugs')
  expect(await within(drugs).findByRole('link', { name: 'pembrolizumab' })).toBeInTheDocument()
  await part(user, 'Clinical trials')
  expect(await within(await block('Clinical trials')).findByRole('table')).toBeInTheDocument()
})

test('the page of a trial shows its registration and links to the registry by host name', async () => {
  const { user, address } = await renderScreen('/search/trial/NCT02142738', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /KEYNOTE-024/ })
  const registration = await block('Registration')
  const out = within(registration).getByRole('link', { name: /clinicaltrials\.gov/ })
  expect(out).toHaveAttribute('href', 'https://clinicaltrials.gov/study/NCT02142738')
  expect(out).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByText('Not in this catalogue: Arms and Endpoints')).toBeInTheDocument()
  await user.click(within(await keyFact('Drug')).getByRole('link', { name: 'pembrolizumab' }))
  await screen.findByRole('heading', { level: 1, name: 'pembrolizumab' })
  expect(address()).toBe('/search/drug/pembrolizumab')
})

test.each(['javascript:alert(1)', 'http://clinicaltrials.gov/study/1', 'not an address'])(
  'a result at %s is no link',
  async (resultUrl) => {
    server.use(answering('/trial/NCT02142738', { ...trialDetail('NCT02142738'), resultUrl }))
    await renderScreen('/search/trial/NCT02142738', { as: 'analyst' })
    const registration = await block('Registration')
    expect(within(registration).queryByRole('link', { name: /View at/ })).not.toBeInTheDocument()
  },
)

test.each([
  ['drug', 'Drug not found'],
  ['indication', 'Indication not found'],
  ['target', 'Target not found'],
  ['company', 'Company not found'],
  ['trial', 'Trial not found'],
])('an unknown %s is not found, with a way back', async (entity, text) => {
  await renderScreen(`/search/${entity}/nothing-of-the-kind`, { as: 'analyst' })
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the search' })).toHaveAttribute('href', '/search')
})

test('a page that fails to load shows the reason and a retry', async () => {
  server.use(
    http.get(`*${API_BASE}/search/target/pd1`, () => HttpResponse.json({ code: 500, msg: '稍后再试' })),
  )
  const { user } = await renderScreen('/search/target/pd1', { as: 'analyst' })
  expect(await screen.findByText('稍后再试')).toBeInTheDocument()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: /PD-1/ })).toBeInTheDocument()
})

test('without the permission the page names the tier that has it, and makes no request', async () => {
  let calls = 0
  server.use(
    http.get(`*${API_BASE}/search/*`, () => {
      calls++
      return HttpResponse.json({ code: 403, msg: '没有权限' })
    }),
  )
  await renderScreen('/search/drug/pembrolizumab', { as: 'reader' })
  expect(await screen.findByRole('link', { name: 'Upgrade to Basic intelligence' })).toHaveAttribute(
    'href',
    '/aovPay?plan=intelligence_basic&back=%2Fsearch%2Fdrug%2Fpembrolizumab',
  )
  expect(calls).toBe(0)
})

test('names follow the language', async () => {
  await renderScreen('/search/drug/pembrolizumab', { as: 'analyst', language: 'zh' })
  expect(await screen.findByRole('heading', { level: 1, name: '帕博利珠单抗' })).toBeInTheDocument()
  expect(await block('药物概况')).toHaveTextContent('可瑞达')
})
