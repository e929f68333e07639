import type { DemoAccount, DemoAccounts, Bilingual } from '@/features/account/demo/demoAccounts'
import { ACCOUNTS } from './accounts'

const both = (zh: string, en: string): Bilingual => ({ zh, en })

/** Describes each demo account, by area; docs/demo.md has the same table. */
export const DEMO_ACCOUNT_GROUPS: readonly {
  title: Bilingual
  accounts: Readonly<Record<string, Bilingual>>
}[] = [
  {
    title: both('检索与估值', 'Search and valuation'),
    accounts: {
      admin: both('全部功能（*:*:*）', 'everything (`*:*:*`)'),
      analyst: both('为资产估值，查看并下载报告', 'values assets, reads and downloads reports'),
      basic: both('每天两次估值，报告用积分或券解锁', 'two valuations a day, whose reports are unlocked with points or a ticket'), // prettier-ignore
      reader: both('只看列表，不能新增、修改或下载；检索仅显示名称和阶段', 'reads the list, may not add, change or download; its searches show names and stage only'), // prettier-ignore
      upgrade: both('情报升级版：更多检索，可导出', 'the upgrade intelligence tier: more searches, exports'), // prettier-ignore
      professional: both('专业用户：情报与估值，含席位', 'the professional tier: intelligence and valuations, with seats'), // prettier-ignore
      plus: both('PLUS 会员：包含全部可购买的功能，可自建数据室', 'a PLUS member: everything for sale, with data rooms of their own'), // prettier-ignore
    },
  },
  {
    title: both('项目孵化', 'Project concepts'),
    accounts: {
      founder: both('项目申报人，会收到孵化通知；尚无手机号；每天三次检索', 'owns project concepts, gets the incubation notice; has no phone number yet; three searches a day'), // prettier-ignore
      auditor: both('初审项目', 'audits concepts for the first time'),
      manager: both('孵化管理：协议、投决后核对、归档', 'guides concepts in incubation: agreements, check after the decision, archive'), // prettier-ignore
      secretary: both('整理投决会记录', 'keeps the records of the decision hearings'),
      expert: both('评审项目', 'judges concepts'),
      expert2: both('评审项目；与其中一个有利益冲突，看不到其内容', 'judges concepts; has a conflict of interest with one and sees nothing of it'), // prettier-ignore
      chair: both('对项目作最终决定', 'makes the final decision on a concept'),
    },
  },
  {
    title: both('数据室', 'Data rooms'),
    accounts: {
      seller: both('主持数据室：文档、成员和权限', 'leads data rooms: their documents, members and rights'), // prettier-ignore
      buyer: both('数据室成员：查看，按标签下载，提交自己的文档', 'a member of data rooms: reads, downloads what their tag may, submits papers of their own'), // prettier-ignore
      fenced: both('只能以栅栏方式阅读的成员', 'a member who reads in Fence view only'),
      adviser: both('数据室中的专家，对一个文件夹单独授权', 'an expert in a data room, with access to one folder only'), // prettier-ignore
      expired: both('访问已到期的成员', 'a member whose access has ended by its day'),
      stopped: both('访问被管理员停止的成员', 'a member whose access was ended by the administrator'), // prettier-ignore
    },
  },
  {
    title: both('投后管理', 'Post-investment management'),
    accounts: {
      project: both('管理投后项目：里程碑、客户、理赔、拨款', 'manages funded projects: milestones, customers, claims, instalments'), // prettier-ignore
      project2: both('管理投后项目，验收前者交付的里程碑', 'manages funded projects, accepts what the first delivers'), // prettier-ignore
      investor: both('查看项目，验收里程碑，批准拨款', 'reads projects, accepts milestones, approves instalments'), // prettier-ignore
      fundReviewer: both('复核拨款申请', 'reviews what was applied for'),
      finance: both('支付拨款和赔款，与银行流水对账', 'pays instalments and claims, reconciles them with the bank’s statement'), // prettier-ignore
      finance2: both('更正或冲销他人登记的付款', 'corrects or reverses payments that the first recorded'),
      claimHandler: both('代表保险公司处理理赔', 'handles claims for the insurer'),
    },
  },
  {
    title: both('企业与账户', 'Companies and accounts'),
    accounts: {
      company: both('企业管理员：资料、用户和席位', 'administers a company: its data, users and seats'),
      staff: both('该企业的子账号', 'a sub-user of that company'),
      staff2: both('该企业的另一个子账号', 'another sub-user of that company'),
      single: both('只能在一台设备登录，第二台会询问', 'may be signed in on one device only: a second one is asked about'), // prettier-ignore
      newcomer: both('尚未认证的账户', 'an account that has not been verified yet'),
      returned: both('认证被退回的账户：需补正什么，为什么', 'an account whose verification was returned: what is wanted, and why'), // prettier-ignore
    },
  },
]

const LABELS: DemoAccounts['words'] = {
  title: both('演示账号', 'Demo accounts'),
  text: both('点击即登录，并视为同意用户协议和隐私协议。', 'A click signs in, and agrees to both agreements.'), // prettier-ignore
}

export const demoAccounts = (): DemoAccounts => ({
  words: LABELS,
  groups: DEMO_ACCOUNT_GROUPS.map(({ title, accounts }) => ({
    title,
    accounts: Object.entries(accounts).map(([userName, shows]): DemoAccount => {
      const { password } = ACCOUNTS.find((account) => account.userName === userName)!
      return { userName, password, shows }
    }),
  })),
})
