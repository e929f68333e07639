import { questionnaires } from '../questionnaires'

/** Same for every user; deadlines are far enough away to stay open or closed. */
questionnaires.seed(() => [
  {
    id: '7001',
    title: '估值报告满意度调查',
    purpose: '用于改进估值报告的内容与呈现，约需 2 分钟。',
    deadline: '2099-12-31',
    questions: [
      {
        id: 'use',
        kind: 'single',
        title: '您主要把估值报告用于什么？',
        isRequired: true,
        options: [
          { value: 'bd', label: '对外授权或引进谈判' },
          { value: 'invest', label: '投资决策' },
          { value: 'internal', label: '内部立项与预算' },
        ],
      },
      {
        id: 'parts',
        kind: 'multi',
        title: '哪些部分对您最有帮助？',
        isRequired: false,
        options: [
          { value: 'probability', label: '成功率' },
          { value: 'sales', label: '销售预测' },
          { value: 'sensitivity', label: '敏感性分析' },
          { value: 'deal', label: '交易分成' },
        ],
      },
      { id: 'trust', kind: 'scale', title: '您对估值结果的信任程度如何？', isRequired: true, options: [] },
      { id: 'wish', kind: 'text', title: '您希望我们补充什么？', isRequired: false, options: [] },
    ],
  },
  {
    id: '7002',
    title: '市场规模数据来源问卷',
    purpose: '了解各企业使用的市场规模数据，用于校准默认参数。',
    deadline: '2099-06-30',
    questions: [
      {
        id: 'source',
        kind: 'text',
        title: '贵公司使用哪些市场规模数据来源？',
        isRequired: true,
        options: [],
      },
      { id: 'quality', kind: 'scale', title: '这些数据的可靠程度如何？', isRequired: true, options: [] },
    ],
  },
  {
    id: '7003',
    title: '数据室功能需求调研',
    purpose: '用于规划数据室的下一批功能。',
    deadline: '2025-12-31',
    questions: [
      { id: 'need', kind: 'text', title: '您最需要的数据室功能是什么？', isRequired: true, options: [] },
    ],
  },
])
