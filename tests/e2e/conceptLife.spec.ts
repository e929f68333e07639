import type { Page } from '@playwright/test'
import { settleProject } from './projectLife'
import {
  startSession,
  expect,
  expectAccessible,
  openSeparateWindow,
  setLanguage,
  test,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'

const EXPERTS = ['expert', 'expert2']
const PDF = { name: '协议.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }

const expectState = async (page: Page, state: string) =>
  expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(state)

for (const language of ['zh', 'en'] as const) {
  // The longest journey through the product, by eleven people, in two parts.
  test.describe.serial(`life cycle of a concept (${language})`, () => {
    const t = textsOf(language)
    const name = `全程验证项目 ${language}`
    const contractNo = `HT-2026-${language}`
    let id = ''

    test(
      'goes from a draft to a project through all roles',
      exhaustiveUnless(language === 'zh'),
      async ({ browser, page, complaints }) => {
        const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
        const named = (stage: string, name: string) => t('concepts', `field.${stage}.${name}`)
        const action = (name: string) => t('concepts', `action.${name}`)
        const cell = (stage: string, list: string, name: string) =>
          t('concepts', 'cell.row')
            .replace('{{list}}', named(stage, list))
            .replace('{{number}}', '1')
            .replace('{{cell}}', t('concepts', `cell.${list}.${name}`))

        page.setDefaultTimeout(20_000)
        await setLanguage(page, language)
        /** Signs in to the window that everyone but the founder shares, one after the other. */
        async function signInAs(account: string): Promise<Page> {
          await startSession(page, account)
          return page
        }

        /** Selects the first option of a list. */
        async function choose(page: Page, label: string) {
          const list = page.getByRole('combobox', { name: label })
          await list.click()
          await list.press('ArrowDown')
          await list.press('Enter')
        }
        const addRow = (page: Page, list: string) =>
          page.getByRole('button', { name: t('parts', 'form.rows.add').replace('{{list}}', list) }).click()
        const saved = (page: Page) =>
          expect(page.getByText(t('editing', 'save.saved').split('{{')[0]!).first()).toBeVisible()

        // The founder's window stays open, because they are notified of what others do.
        const founder = await openSeparateWindow(browser, complaints, language, 'founder')

        async function submit(name: string) {
          const dialog = founder.getByRole('dialog')
          await founder.getByRole('button', { name: action(name) }).click()
          await dialog.getByRole('button', { name: action(name) }).click()
          await expect(dialog).toBeHidden()
        }

        // The researcher writes the draft and applies.
        await founder.goto('/apply/new')
        for (const [key, value] of Object.entries({
          name,
          indication: '非小细胞肺癌',
          organisation: '华东创新药研究院有限公司',
          principalInvestigator: '吴创始',
          contact: '吴创始',
          phone: '13812345678',
          email: 'founder@example.com',
          summary: '首个针对该靶点的口服小分子抑制剂，已有体内药效数据。',
        }))
          await field(founder, named('first', key)).fill(value)
        for (const key of ['area', 'modality', 'drugType', 'stage'])
          await choose(founder, named('first', key))
        await founder.getByRole('button', { name: t('conceptsForms', 'new.create') }).click()
        await founder.waitForURL(/\/apply\/\d+/)
        id = /\/apply\/(\d+)/.exec(founder.url())![1]!
        await founder.goto(`/apply/${id}`)
        await submit('submitFirst')

        // The auditor passes it.
        const auditor = await signInAs('auditor')
        await auditor.goto(`/apply?keyword=${encodeURIComponent(name)}`)
        await auditor.getByRole('link', { name }).click()
        await auditor.getByRole('button', { name: action('passFirst') }).click()
        const opinion = auditor.getByRole('dialog')
        await opinion
          .getByLabel(t('conceptsDetail', 'input.opinion'), { exact: true })
          .fill('科学依据充分，同意进入孵化阶段。')
        await opinion.getByRole('button', { name: action('passFirst') }).click()
        await expect(opinion).toBeHidden()

        // The researcher, who is notified, writes the second stage; the manager signs the agreements.
        await founder.goto(`/incubate/${id}?tab=secondStage`)
        await field(founder, named('second', 'questions')).fill('是否在耐药模型中有效？')
        await addRow(founder, named('second', 'experiments'))
        await field(founder, cell('second', 'experiments', 'objective')).fill('耐药模型药效')
        await field(founder, cell('second', 'experiments', 'criterion')).fill('抑瘤率不低于 60%')
        await addRow(founder, named('second', 'milestones'))
        await field(founder, cell('second', 'milestones', 'name')).fill('完成药效验证')
        const due = field(founder, cell('second', 'milestones', 'due'))
        await due.fill('2027-06-30')
        await due.press('Tab')
        await founder.getByRole('button', { name: t('editing', 'save.now') }).click()
        await saved(founder)

        const manager = await signInAs('manager')
        await manager.goto(`/incubate/${id}`)
        const dialog = manager.getByRole('dialog')
        await manager.getByRole('button', { name: action('applySecrecy') }).click()
        await expect(
          dialog.getByLabel(t('conceptsDetail', 'secrecy.disclosing'), { exact: true }),
        ).toHaveValue('华东创新药研究院有限公司')
        await dialog.getByRole('button', { name: action('applySecrecy') }).click()
        for (const upload of ['signSecrecy', 'signService']) {
          await expect(dialog).toBeHidden()
          if (upload === 'signService')
            await manager.getByRole('button', { name: t('common', 'actions.more'), exact: true }).click()
          await manager.getByRole('button', { name: action(upload) }).click()
          await dialog.locator('input[type=file]').setInputFiles(PDF)
          await dialog.getByRole('button', { name: action(upload) }).click()
        }
        await expect(dialog).toBeHidden()
        // The owner's open page is notified.
        await expect(founder.getByText(t('conceptsShell', 'live.incubation.title'))).toBeVisible()

        await founder.goto(`/incubate/${id}`)
        await submit('submitSecond')

        // The experts declare and judge, the chair decides.
        for (const account of EXPERTS) {
          const expert = await signInAs(account)
          await expert.goto(`/expert?keyword=${encodeURIComponent(name)}`)
          await expert.getByRole('link', { name }).click()
          await expert.getByRole('radio', { name: t('conceptsExpert', 'declaration.answer.none') }).check()
          await expert.getByRole('button', { name: t('conceptsExpert', 'declaration.submit') }).click()
          const items = expert.getByRole('radiogroup', {
            name: new RegExp(`^${t('conceptsExpert', 'score.of').split('{{')[0]!}`),
          })
          await expect(items).toHaveCount(6)
          for (const item of await items.all()) await item.getByText('7', { exact: true }).click()
          await expert.getByRole('radio', { name: t('concepts', 'choice.vote.invest'), exact: true }).check()
          await expert.getByRole('button', { name: t('conceptsExpert', 'score.submit') }).click()
          await expert
            .getByRole('dialog')
            .getByRole('button', { name: t('conceptsExpert', 'score.confirmOk') })
            .click()
          await expect(expert.getByRole('list', { name: t('conceptsExpert', 'others.votes') })).toBeVisible()
          if (account === EXPERTS[0]) await expectAccessible(expert)
        }

        const chair = await signInAs('chair')
        await chair.goto(`/expert/${id}`)
        await chair.getByRole('radio', { name: t('conceptsExpert', 'declaration.answer.none') }).check()
        await chair.getByRole('button', { name: t('conceptsExpert', 'declaration.submit') }).click()
        await chair
          .getByRole('radio', { name: t('concepts', 'choice.decision.conditions'), exact: true })
          .check()
        await field(chair, t('conceptsExpert', 'call.amount')).fill('400000')
        await chair
          .getByLabel(t('conceptsExpert', 'call.condition').replace('{{number}}', '1'))
          .fill('首期实验达标')
        await chair.getByRole('button', { name: t('conceptsExpert', 'call.submit') }).click()
        await chair
          .getByRole('dialog')
          .getByRole('button', { name: t('conceptsExpert', 'call.confirmOk') })
          .click()
        await expect(chair.getByText(t('conceptsExpert', 'decision.title')).first()).toBeVisible()

        // The researcher plans the next steps and the manager checks them: the project starts.
        await founder.goto(`/incubate/${id}?tab=afterStage`)
        await field(founder, named('after', 'contractNo')).fill(contractNo)
        await field(founder, named('after', 'account')).fill('6222021001000012345')
        const signed = field(founder, named('after', 'signedOn'))
        await signed.fill('2026-11-01')
        await signed.press('Tab')
        await field(founder, t('conceptsForms', 'split.number')).fill('1')
        await founder.getByRole('button', { name: t('conceptsForms', 'split.do') }).click()
        const paid = field(founder, cell('after', 'instalments', 'due'))
        await paid.fill('2026-12-01')
        await paid.press('Tab')
        await choose(founder, named('after', 'insurance'))
        await founder.getByRole('button', { name: t('editing', 'save.now') }).click()
        await saved(founder)
        await founder.goto(`/incubate/${id}`)
        await submit('submitAfter')

        await signInAs('manager')
        await manager.goto(`/incubate/${id}`)
        await manager.getByRole('button', { name: action('passAfter') }).click()
        for (const item of ['contract', 'funding', 'insurance', 'account'])
          await dialog.getByRole('checkbox', { name: t('concepts', `choice.checklist.${item}`) }).check()
        await dialog.getByRole('button', { name: action('passAfter') }).click()
        await expect(dialog).toBeHidden()
        await manager.goto(`/incubate/${id}?tab=timeline`)
        for (const each of ['submitFirst', 'passFirst', 'submitSecond', 'passAfter'])
          await expect(manager.getByText(action(each)).first()).toBeVisible()
        await expectState(manager, language === 'zh' ? '投后管理' : 'Post-investment management')
        await expectAccessible(manager)

        await founder.context().close()
      },
    )

    test(
      'its project has the payment plan of the concept and is paid to the last cent',
      exhaustiveUnless(language === 'zh'),
      async ({ page }, info) => {
        await setLanguage(page, language)
        await startSession(page, 'project')
        await page.goto(`/implement/vproject?conceptId=${id}`)
        await page.getByRole('link', { name }).click()
        await expectState(page, language === 'zh' ? '未开始' : 'Not started')
        const project = /vproject\/(\w+)/.exec(page.url())![1]!
        await page.goto(`/implement/vfund?projectId=${project}`)
        await expect(page.getByRole('row').filter({ hasText: name })).toContainText('2026-12-01')
        await page
          .getByRole('link', { name: new RegExp(`^${contractNo}`) })
          .first()
          .click()
        await page.waitForURL(/vfund\/\d+/)
        const agreement = /vfund\/(\d+)/.exec(page.url())![1]!
        await settleProject(page, language, {
          project,
          contractNo,
          agreement,
          folder: info.outputPath('reports'),
        })
      },
    )
  })
}
