/**
 * Pinyin of the Chinese characters in the catalogue's names, by syllable; some characters have several readings.
 * Generated with pinyin-pro; a test reports missing characters.
 */
const SYLLABLES = `
  a 阿, ai 艾癌爱埃, an 安氨胺, ao 奥, ba 巴, bai 百拜白柏, ban 斑班, bao 宝胞保, bei 贝备倍, ben 本, bi 鼻必比, bian 变, biao 表, bing 丙病,
  bo 伯勃渤博波泊柏, bu 布补部, cai 材, cao 草, ceng 层, chan 颤, chang 昌肠常, chao 超巢, cheng 程成, chong 重, chuan 传喘, chuang 疮, chun 醇,
  ci 刺茨, cu 促, cun 存, da 达大, dai 代, dan 蛋胆单, dao 岛导道, de 德得, di 第低地狄迪荻, dian 淀典, dong 东动, du 毒度, dun 顿, duo 多, en 恩,
  er 尔耳二儿, fa 珐发伐法, fan 凡, fang 方房肪, fei 菲啡非肺肥飞, fen 粉, feng 风峰, fu 辅复福呋夫, gan 苷肝感, gao 高, ge 格葛戈, gong 共宫, gu 骨固古,
  guan 关管冠, gui 贵, hai 海, han 翰, he 和核合赫, hei 黑, heng 恒, hong 弘红, hua 华化, huai 坏, huan 还, huang 黄, hui 辉, huo 活霍,
  ji 基吉济激脊肌记疾急, jia 甲家加迦佳, jian 建健间, jiao 胶, jie 介结节竭捷杰, jin 进紧金今, jing 璟经颈静净, ju 巨聚, jun 君菌, ka 卡, kai 开凯, kang 康抗,
  ke 克科可珂, ku 枯库, kui 喹溃, la 拉, lai 来赖莱, lan 兰, lang 狼朗, lao 酪, le 乐, lei 类雷, li 利礼力丽立, lian 连, lie 列, lin 林淋磷鳞,
  ling 龄, liu 瘤, long 隆, lu 鲁路, luan 卵, lun 仑, luo 罗洛, lv 滤, ma 马玛, mai 脉, man 漫慢满, mei 美酶, mi 弥, mian 面眠免, miao 苗,
  ming 明, mo 默莫膜, mu 木穆沐母, na 钠纳那, nai 奈, nao 脑, nei 内, neng 能, ni 尼, nian 粘年, niao 尿, ning 凝, nuo 诺, ou 欧, pa 帕,
  pai 哌, pang 胖, pao 泡, pei 配, pi 皮匹, pin 贫, pu 葡脯普谱扑, qi 奇期, qian 前, qiang 强羟, qing 晴, qiu 球, qu 去曲, que 缺, ran 染,
  ren 人, rong 荣溶, ru 乳, rui 瑞, sai 赛塞, san 三, se 色塞, sen 森, sha 沙莎, shan 善, shang 上尚, she 射, shen 神肾, sheng 生圣,
  shi 时施氏史实湿适视食, shou 受, shu 熟疏舒, shuai 衰, shuan 栓, shui 睡, si 斯死思司, song 松, su 素, suan 酸, sui 髓, suo 缩索, ta 它他,
  tai 泰肽, tan 坦, tang 糖唐, tao 萄套, te 特, ti 体替, tian 田天, ting 汀挺, tong 同统, tou 头, tu 突, tuo 拓妥托, wai 外, wang 亡,
  wei 维卫微胃萎唯为伟韦, wo 沃, wu 武物戊无乌, xi 细系西希昔, xia 夏, xian 腺酰陷, xiang 相, xiao 小哮, xie 协屑缬谢, xin 新信芯心欣, xing 性型, xiong 胸,
  xiu 修, xu 序, xue 学血, ya 亚雅, yan 炎咽, yang 杨养样氧疡, yao 药, ye 业野液, yi 一医依乙胰抑疫伊逸益易亿奕意异, yin 因殷银阴, ying 应英, you 诱友尤优又,
  yuan 元原, yue 悦, yun 运, zai 再, zan 赞, zang 脏, ze 泽, zeng 增, zhan 粘, zhang 长张, zhen 阵, zheng 正整症征, zhi 制殖直质脂,
  zhong 肿重中, zhou 州周, zhu 珠注柱, zhuan 转, zhuang 状, zhuo 卓, zi 子滋, zong 综, zu 组族阻
`

const readings = new Map<string, string[]>()
for (const entry of SYLLABLES.trim().split(/,\s*/)) {
  const [syllable, characters] = entry.split(' ') as [string, string]
  for (const character of characters) readings.set(character, [...(readings.get(character) ?? []), syllable])
}

const MAX_READINGS = 8

/**
 * Syllables of each possible reading. Characters other than Chinese ones stay as they are; empty if a character is
 * unknown.
 */
export function readingsOf(name: string): string[][] {
  let all: string[][] = [[]]
  for (const sign of name) {
    const options = /\p{Script=Han}/u.test(sign) ? readings.get(sign) : [sign]
    if (!options) return []
    all = all.flatMap((prefix) => options.map((syllable) => [...prefix, syllable])).slice(0, MAX_READINGS)
  }
  return all
}
