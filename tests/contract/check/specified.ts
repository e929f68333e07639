/**
 * Calls named by the specification, by method and path below the base. Every other declared call is assumed, and so is
 * the content of most answers.
 */
export const SPECIFIED: ReadonlySet<string> = new Set(
  [
    ['get', '', 'getRouters getInfo captchaImage common/download common/download/resource'],
    ['post', '', 'logout sendSms register common/upload common/upload2 alipay/order'],
    ['get', 'system/', 'dict/data/type/:type user/profile'],
    ['put', 'system/user/', 'resetNickName resetEmail resetPhonenumber'],
    ['delete', 'system/user/', 'unsubscribe'],
    ['post', 'system/user/', 'needFillPhone postponeWeekFill'],
    ['get', 'math/deptinfo/', 'deptSubUser selectDeptById'],
    ['put', 'math/', 'deptinfo'],
    ['post', 'math/deptinfo/', 'addDeptSubUser newAddDeptInfo'],
    ['delete', 'math/deptinfo/', 'removeUser/:id'],
    ['get', 'math/rolevip/', 'getVipInfoBoard deptRoleList'],
    ['post', 'math/rolevip/', 'roleBackup vipRoleGive'],
    ['post', 'math/scoreItem/', 'renew spend'],
    ['get', 'math/', 'scoreItem/userList score/getScoreInfoByUserId spend/list spend/:id'],
    ['get', 'math/ticket/', 'deptTicketList userList'],
    ['post', 'math/ticket/', 'give'],
    ['post', 'config/priinfo/', 'speakScoreSpendDiscount'],
    [
      'get',
      'poconcept/poconceptInfo/',
      'waitListCount waitHatchListCount list :id SealList batchGoSeal/:ids',
    ],
    ['get', 'poconcept/poconceptInfo/', 'batchBackSeal/:ids getPocSecrecyDefault/:id getHighlightFlag'],
    ['get', 'poconcept/poconceptInfo/', 'showAfterSecondPocInfo/:id'],
    ['post', 'poconcept/', 'poconceptInfo'],
    ['put', 'poconcept/', 'poconceptInfo'],
    ['delete', 'poconcept/', 'poconceptInfo/:id'],
    [
      'post',
      'poconcept/poconceptInfo/',
      'goFirstApply goFirstAuditSuccess goFirstAuditFalse editSecondPocInfo',
    ],
    [
      'post',
      'poconcept/poconceptInfo/',
      'goSecondApply goSecondAuditSuccess goSecondAuditFalse goSecrecyApply',
    ],
    ['post', 'poconcept/poconceptInfo/', 'replenishSecondDecision removeHighlightFlag'],
    [
      'post',
      'poconcept/poconceptInfo/',
      'updateAfterSecondPocInfo passAfterSecondPocInfo noPssAfterSecondPocInfo',
    ],
    [
      'post',
      'poconcept/poconceptInfo/upload/',
      'goSecrecy goHelpServer goFirstSpeakResult goSecondSpeakResult',
    ],
  ].flatMap(([method, folder, names]) => names!.split(' ').map((name) => `${method} /${folder}${name}`)),
)

/** Stock calls of the backend family that are used unchanged: it matches them before those with a parameter. */
export const OF_FAMILY: ReadonlySet<string> = new Set(['get /system/notice/list'])

/**
 * Stock calls of the backend family that have a parameter: an assumed call that matches one of them would be answered
 * by it.
 */
export const STOCK: ReadonlySet<string> = new Set(
  [
    'system/user/:id system/role/:id system/menu/:id system/dept/:id system/post/:id system/config/:id',
    'system/dict/type/:id system/dict/data/:id system/notice/:id monitor/job/:id tool/gen/:id',
  ].flatMap((paths) => paths.split(' ').flatMap((path) => [`get /${path}`, `delete /${path}`])),
)
