import type { Page } from '@playwright/test'
import { expect, setLanguage, test as base, watch, EXHAUSTIVE } from './support'
import { differences } from './usages/compare'
import { serveUsages } from './usages/servers'

type Servers = Awaited<ReturnType<typeof serveUsages>>

const test = base.extend<object, { servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
    async ({}, use) => {
      const servers = await serveUsages()
      await use(servers)
      servers.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// All tests share a build.
test.describe.configure({ mode: 'default' })

type Step = (page: Page) => Promise<unknown>

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const inSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the popup of a field and waits for the option. */
const choose =
  (label: string, option: string): Step =>
  async (page) => {
    await page.keyboard.press('Escape')
    await page.getByLabel(label, { exact: true }).click()
    await page.getByText(option, { exact: true }).filter({ visible: true }).last().waitFor()
  }

const GROUPS: Record<string, Record<string, Step>> = {
  tables: {
    'a row is expanded': (page) => inSection(page, 'Expandable rows').getByRole('button').first().click(),
    'rows are sorted': (page) => inSection(page, 'Sorter and filters').getByText('Phase').click(),
    'all rows are selected': (page) => inSection(page, 'Row selection').getByRole('checkbox').first().check(),
    'another page': (page) => inSection(page, 'Pages of rows').getByTitle('2', { exact: true }).click(),
    'a filter is open': (page) => inSection(page, 'Sorter and filters').getByRole('button').click(),
  },
  inputs: {
    'a password is shown': (page) => inSection(page, 'Password').getByRole('img').click(),
    'an option list': choose('Colour', 'Green'),
    'an option list of several': choose('Colours', 'Green'),
    'a tag is typed': async (page) => {
      await page.getByLabel('Tags', { exact: true }).fill('Violet')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
    },
    'an option is searched': async (page) => {
      await page.getByLabel('Grouped', { exact: true }).fill('blu')
      await page.getByText('Blue', { exact: true }).filter({ visible: true }).last().waitFor()
    },
    'a cascade': choose('Place', 'Europe'),
    'a tree': choose('Region', 'Japan'),
    'a calendar': choose('Day', '17'),
    'a range': async (page) => {
      await page.locator('#from').click()
      await page.getByText('25', { exact: true }).filter({ visible: true }).first().waitFor()
    },
  },
  forms: {
    'rules say what is wrong': async (page) => {
      await press('Submit rules')(page)
      await expect(inSection(page, 'Rules')).toContainText('Choose a day')
    },
    'a dependent field is checked again': async (page) => {
      await page.getByLabel('Confirm password').fill('b')
      await page.getByLabel('New password').fill('a')
      await expect(inSection(page, 'Dependent fields')).toContainText('Not the same')
    },
    'a field is added to a list': press('Add a member'),
    'a field that depends on another': async (page) => {
      await page.getByRole('radio', { name: 'other' }).check()
      await page.getByLabel('Which').waitFor()
    },
  },
  display: {
    'a tab of a card': (page) => page.getByRole('tab', { name: 'Second' }).click(),
    'a panel is unfolded': (page) => page.getByRole('button', { name: 'Closed' }).click(),
    'a long text is unfolded': (page) =>
      inSection(page, 'Typography').getByRole('button', { name: '展开' }).click(),
    'a text is edited': async (page) => {
      await inSection(page, 'Typography').getByRole('button', { name: '编辑' }).click()
      await inSection(page, 'Typography').getByRole('textbox').waitFor()
    },
  },
  layouts: {
    'another tab': async (page) => {
      await page.getByRole('tab', { name: 'Second' }).first().click()
      await page.getByText('Second panel').first().waitFor()
    },
    'a submenu': async (page) => {
      await inSection(page, 'Menus').getByText('Mail').nth(1).hover()
      await page.getByRole('menuitem', { name: 'Inbox' }).last().waitFor()
    },
    'the sider is widened': (page) => page.locator('.ant-layout-sider-trigger').click(),
  },
  feedback: {
    'a dropdown': async (page) => {
      await press('Dropdown')(page)
      await page.getByRole('menuitem', { name: 'First' }).waitFor()
    },
    'a question in place': async (page) => {
      await press('Confirm')(page)
      await page.getByText('There is no way back').waitFor()
    },
    'a message': async (page) => {
      await press('Show a message')(page)
      await page.getByText('Saved').waitFor()
    },
    'a notification': async (page) => {
      await press('Show a notification')(page)
      await page.getByText('Expiring').waitFor()
    },
    'a question': async (page) => {
      await press('Ask')(page)
      await page.getByRole('dialog', { name: 'Delete it?' }).waitFor()
    },
    'a modal': async (page) => {
      await page.keyboard.press('Escape')
      await press('Open a modal')(page)
      await page.getByRole('dialog', { name: 'Modal' }).waitFor()
    },
    'a drawer': async (page) => {
      await page.keyboard.press('Escape')
      await press('Open a drawer')(page)
      await page.getByRole('dialog', { name: 'Drawer' }).waitFor()
    },
    'a tour': async (page) => {
      await page.keyboard.press('Escape')
      await press('Begin the tour')(page)
      await page.getByText('It begins here').waitFor()
    },
  },
  libraries: {
    'calls are answered': (page) => expect(inSection(page, 'axios')).not.toContainText('waiting'),
    'a loader reads the address': async (page) => {
      await press('Call me Ann')(page)
      await page.getByText('Hello, Ann, idle, Ann').waitFor()
    },
    'an action answers': async (page) => {
      await press('Submit to the action')(page)
      await page.getByText('Action: POST: FORM').waitFor()
    },
    'a fetcher is answered': async (page) => {
      await press('Submit by a fetcher')(page)
      await page.getByText('Fetcher: idle, PUT: FETCHED').waitFor()
    },
  },
}

/** Switches in place, so that open popups are compared in dark mode too. */
const darken: Step = (page) =>
  page.getByRole('switch', { name: 'Dark' }).evaluate((element: HTMLElement) => element.click())

for (const [group, steps] of Object.entries(GROUPS)) {
  test(
    `a production build shows ${group} like development`,
    EXHAUSTIVE,
    async ({ page, context, servers, complaints }) => {
      const built = await context.newPage()
      await watch(built, complaints)
      for (const each of [page, built]) each.setDefaultTimeout(20_000)
      /** Differences, each with the step after which it was first seen. */
      const found = new Map<string, string>()
      const both = (step: Step) => Promise.all([step(page), step(built)])
      async function compareAfter(name: string) {
        for (const each of await differences(page, built)) if (!found.has(each)) found.set(each, name)
      }

      await Promise.all([page, built].map((each) => setLanguage(each, 'zh')))
      const address = (origin: string) => `${origin}/tests/e2e/usages/index.html#/${group}`
      await Promise.all([page.goto(address(servers.development)), built.goto(address(servers.production))])
      await both((each) => each.getByRole('region').first().waitFor())
      await compareAfter('at first')
      for (const [name, step] of Object.entries(steps)) {
        await both(step)
        await compareAfter(name)
      }
      await both(darken)
      await compareAfter('in the dark')
      expect([...found].map(([difference, step]) => `${difference} (${step})`)).toEqual([])
    },
  )
}
